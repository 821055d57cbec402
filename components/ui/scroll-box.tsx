import type { ComponentProps } from "react";
import { classes } from "./classes";

/** A named area that scrolls by itself; the keyboard can reach it and move in it. */
export function ScrollBox({ className, ...rest }: ComponentProps<"section">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by the keyboard.
    <section {...rest} tabIndex={0} className={classes("table-scroll", className)} />
  );
}
