import { useState } from "react";
import { readStored, writeStored } from "@/lib/platform/browser-storage";

const KEY = "rhetiMovesOn";

function prefersStillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether the next pair comes by itself: as the person chose it, else unless they asked their device for less motion. */
export function useMovesOn(): [boolean, (movesOn: boolean) => void] {
  const [movesOn, setMovesOn] = useState(() => {
    const kept = readStored(KEY);
    return kept === null ? !prefersStillness() : kept === "yes";
  });
  const choose = (next: boolean) => {
    writeStored(KEY, next ? "yes" : "no");
    setMovesOn(next);
  };
  return [movesOn, choose];
}
