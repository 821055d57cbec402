import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { ArrowForwardIcon } from "@/components/ui/icons";

/** Up to this many open pairs are named one by one. */
const NAMED = 6;

export interface FinishProps {
  /** The pairs without an answer; with none left the way on is open. */
  open: readonly number[];
  current: number;
  count: number;
  /** The words on the button. */
  label: string;
  onPick(pair: number): void;
  onDone(): void;
}

/** The way on; while pairs are open it says how many, and leads to them. */
export function Finish({ open, current, count, label, onPick, onDone }: FinishProps) {
  const t = useTranslations("rhetiStep");
  const noteId = useId();
  const elsewhere = open.filter((id) => id !== current);
  const here = elsewhere.length < open.length;
  const offered = elsewhere.length <= NAMED ? elsewhere : here ? [] : elsewhere.slice(0, 1);
  return (
    <div className="grid gap-2 pb-3">
      <Button size="lg" wide disabled={open.length > 0} aria-describedby={noteId} onClick={onDone}>
        {label}
        <ArrowForwardIcon />
      </Button>
      <p id={noteId} className="text-center text-sm text-ink-soft">
        {open.length > 0 ? t("stillOpen", { count: open.length }) : t("complete", { count })}
      </p>
      {offered.length > 0 && (
        <div className="flex flex-wrap justify-center gap-1">
          {offered.map((id) => (
            <Button key={id} variant="ghost" onClick={() => onPick(id)}>
              {t("goTo", { id })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
