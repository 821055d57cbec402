import { type RefObject, useEffect, useRef } from "react";

/** A ref for the heading that takes the focus whenever `subject` changes, but not when the page opens. */
export function useFocusOnChange<T extends HTMLElement>(subject: unknown): RefObject<T | null> {
  const ref = useRef<T>(null);
  const previous = useRef(subject);
  useEffect(() => {
    if (Object.is(previous.current, subject)) return;
    previous.current = subject;
    ref.current?.focus();
  }, [subject]);
  return ref;
}
