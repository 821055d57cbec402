import { useEffect, useState } from "react";
import { TextField } from "@/components/ui/fields";

/** How long typing rests before it counts, in milliseconds. */
const DEBOUNCE_MS = 350;

interface SearchFieldProps {
  readonly label: string;
  /** What is searched for now. */
  readonly value: string;
  readonly className?: string;
  /** Once the typing rests: what was typed, without spaces around it. */
  onChange(value: string): void;
}

/** A field for words to search for. */
export function SearchField({ label, value, className, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextField
      className={className}
      label={label}
      type="search"
      name="q"
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
