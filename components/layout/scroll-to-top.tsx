"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** Scrolls to the top when the route changes, not when it is first opened. */
export function ScrollToTop() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [path]);
  return null;
}
