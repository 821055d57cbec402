import type { ComponentProps } from "react";
import { classes } from "./classes";

export interface CardProps extends ComponentProps<"div"> {
  as?: "div" | "section" | "article" | "li";
  /** `flat` has a border and no shadow; `tinted` sits on the theme's soft colour. */
  tone?: "plain" | "flat" | "tinted";
}

/** A sheet of paper on the page. */
export function Card({ as: Tag = "div", tone = "plain", className, ...rest }: CardProps) {
  // The four tags take the same attributes; TypeScript cannot see that through a union of names.
  const Sheet = Tag as "div";
  return <Sheet {...rest} className={classes("card", tone !== "plain" && `card-${tone}`, className)} />;
}
