import type { ReactNode } from "react";
import { classes } from "./classes";

export type Tone = "info" | "success" | "warning" | "danger";

export interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A message in the page. Danger interrupts a screen reader (role alert), the others wait (role status). */
export function Alert({ tone = "info", title, children, className }: AlertProps) {
  return (
    <div role={tone === "danger" ? "alert" : "status"} className={classes("alert", `tone-${tone}`, className)}>
      {title && <p className="alert-title">{title}</p>}
      {children}
    </div>
  );
}
