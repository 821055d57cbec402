"use client";

import { useLayoutEffect } from "react";

/** Who says what the title is: the latest screen, so that two never write over each other for ever. */
let activeOwner: object | null = null;

/**
 * Keeps the document's title while the screen stands: hydration and streamed metadata bring the page's own
 * back some time later. A layout effect ends in the commit that brings the next screen, before its title is seen.
 */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    const self = {};
    activeOwner = self;
    let shown: string | null = null;
    const applyTitle = () => {
      if (activeOwner !== self || document.title === shown) return;
      document.title = title;
      shown = document.title;
    };
    applyTitle();
    const observer = new MutationObserver(applyTitle);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [title]);
}
