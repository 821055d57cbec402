import { type RefObject, useEffect } from "react";

/** What somebody does who wants to be elsewhere, or to go on from where they are. */
const ACTS = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Brings a part of the page to the top for whoever was sent there by the address, and keeps it there while what stands
 * above it comes in and pushes it down, until they do anything themselves. `ready` is whether the part has its content.
 */
export function useStayAt(part: RefObject<HTMLElement | null>, id: string, ready: boolean): void {
  useEffect(() => {
    if (!ready || window.location.hash !== `#${id}`) return;
    const goThere = () => part.current?.scrollIntoView({ behavior: "instant" });
    const watch = new ResizeObserver(goThere);
    const stop = () => {
      watch.disconnect();
      for (const act of ACTS) window.removeEventListener(act, stop);
    };
    goThere();
    watch.observe(document.body);
    for (const act of ACTS) window.addEventListener(act, stop, { passive: true });
    return stop;
  }, [part, id, ready]);
}
