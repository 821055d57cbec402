import { type RefObject, useEffect } from "react";
import { layoutOf, type PairAction, pairAction } from "./pair-keys";

const VERTICAL = ["ArrowUp", "ArrowDown"];

/** Keys reach the pair from inside it and from the bare page, never from another control; up and down only from inside. */
function isForPair(event: KeyboardEvent, area: HTMLElement): boolean {
  if (event.defaultPrevented || event.repeat) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (!(event.target instanceof Node)) return false;
  if (area.contains(event.target)) return true;
  return event.target.contains(area) && !VERTICAL.includes(event.key);
}

/** Listens for the keys of the pair in `area` while it is on the screen. */
export function usePairKeys(area: RefObject<HTMLElement | null>, act: (action: PairAction) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!area.current || !isForPair(event, area.current)) return;
      const action = pairAction(event.key, layoutOf(area.current));
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [area, act]);
}
