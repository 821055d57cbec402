"use client";

import { useLayoutEffect } from "react";

/** Who says what the title is: the latest screen, so that two never write over each other for ever. */
let holder: object | null = null;

/**
 * Keeps the document's title while the screen stands: hydration and streamed metadata bring the page's own
 * back some time later. A layout effect ends in the commit that brings the next screen, before its title is seen.
 */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    const self = {};
    holder = self;
    let shown: string | null = null;
    const keep = () => {
      if (holder !== self || document.title === shown) return;
      document.title = title;
      shown = document.title;
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);
}
