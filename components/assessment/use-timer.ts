import { useEffect, useMemo, useRef } from "react";

/** One pending piece of work: starting another replaces it, leaving the screen drops it. */
export function useTimer(): { start(work: () => void, milliseconds: number): void; cancel(): void } {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const timer = useMemo(() => {
    const cancel = () => clearTimeout(pending.current);
    const start = (work: () => void, milliseconds: number) => {
      cancel();
      pending.current = setTimeout(work, milliseconds);
    };
    return { start, cancel };
  }, []);
  useEffect(() => timer.cancel, [timer]);
  return timer;
}
