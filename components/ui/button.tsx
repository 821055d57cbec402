import type { ComponentProps, MouseEvent } from "react";
import { classes } from "./classes";
import { Spinner } from "./spinner";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "md" | "lg" | "sm";

interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
}

function buttonClasses({ variant = "primary", size = "md", wide }: ButtonStyle, className?: string) {
  return classes("btn", `btn-${variant}`, size !== "md" && `btn-${size}`, wide && "btn-wide", className);
}

function ignoreClick(event: MouseEvent) {
  event.preventDefault();
}

export interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /** Work is under way: clicks do nothing, focus stays, a ring turns. */
  busy?: boolean;
}

/** A button; `type` is "button" unless said otherwise. */
export function Button({ variant, size, wide, busy, className, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={buttonClasses({ variant, size, wide }, className)}
      onClick={busy ? ignoreClick : onClick}
      {...(busy && { "aria-busy": true, "aria-disabled": true })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<"a">, ButtonStyle {
  href: string;
}

/** A link with the looks of a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClasses({ variant, size, wide }, className)} />;
}
