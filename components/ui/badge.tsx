import type { ComponentProps } from "react";
import type { Tone } from "./alert";
import { classes } from "./classes";

export interface BadgeProps extends ComponentProps<"span"> {
  tone?: Tone | "neutral" | "accent";
}

/** A short label. */
export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return <span {...rest} className={classes("badge", `tone-${tone}`, className)} />;
}
