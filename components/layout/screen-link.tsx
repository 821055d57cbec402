"use client";

import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "./use-navigate";

export interface ScreenLinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: string;
}

/** A link to another screen: an ordinary one for a new tab, and without a reload for a plain click. */
export function ScreenLink({ href, onClick, ...rest }: ScreenLinkProps) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    navigate(href);
  }
  return <a {...rest} href={href} onClick={follow} />;
}
