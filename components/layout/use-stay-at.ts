import { type RefObject, useEffect, useRef } from "react";

/** What somebody does who wants to be elsewhere, or to go on from where they are. */
const ACTS = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** Whether a click follows a link to a place on this page; one that opens elsewhere is left to the browser. */
function leadsTo(id: string, { target, defaultPrevented }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  return defaultPrevented && link?.hash === `#${id}`;
}

/**
 * Brings a part of the page to the top for whoever was sent there, by the address or by a link on the page, as often as
 * they follow it, and gives its heading the focus. Keeps it there while what stands above it comes in and pushes it
 * down, until they do anything themselves. `ready` is whether the part has its content.
 */
export function useStayAt(part: RefObject<HTMLElement | null>, id: string, ready = true): void {
  /** They were sent here, and have done nothing since. */
  const sent = useRef(false);
  useEffect(() => {
    sent.current = window.location.hash === `#${id}`;
  }, [id]);
  useEffect(() => {
    let watch: ResizeObserver | undefined;
    const goThere = () => part.current?.scrollIntoView({ behavior: "instant" });
    function arrive() {
      if (!sent.current || !ready) return;
      part.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
      goThere();
      watch ??= new ResizeObserver(goThere);
      watch.observe(document.body);
    }
    function follow(event: MouseEvent) {
      if (!leadsTo(id, event)) return;
      sent.current = true;
      arrive();
    }
    const goOn = () => {
      sent.current = false;
      watch?.disconnect();
    };
    arrive();
    window.addEventListener("click", follow);
    for (const act of ACTS) window.addEventListener(act, goOn, { passive: true });
    return () => {
      watch?.disconnect();
      window.removeEventListener("click", follow);
      for (const act of ACTS) window.removeEventListener(act, goOn);
    };
  }, [part, id, ready]);
}
