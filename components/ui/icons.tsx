import type { ReactNode } from "react";

interface IconProps {
  className?: string;
}

/** Icons take the size and colour of the text around them and say nothing to screen readers. */
function Icon({ className, mirror, children }: IconProps & { mirror?: boolean; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={["icon", mirror && "icon-mirror", className].filter(Boolean).join(" ")}
    >
      {children}
    </svg>
  );
}

/** Points where reading goes; mirrors in right-to-left text. */
export function ArrowForwardIcon(props: IconProps) {
  return (
    <Icon {...props} mirror>
      <path d="M4 12h15M13 6l6 6-6 6" />
    </Icon>
  );
}

/** Points where reading came from; mirrors in right-to-left text. */
export function ArrowBackIcon(props: IconProps) {
  return (
    <Icon {...props} mirror>
      <path d="M20 12H5M11 6l-6 6 6 6" />
    </Icon>
  );
}

/** Somebody who is signed in. */
export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20c.9-3.9 3.8-6 7.5-6s6.6 2.1 7.5 6" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12.5l4.5 4.5L19 7" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 9.5l6 6 6-6" />
    </Icon>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}

/** No connection. */
export function CloudOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 18h10M9.5 7.2A5.5 5.5 0 0 1 17.4 11 3.6 3.6 0 0 1 20 16.6M6.6 9.9A4 4 0 0 0 7 18M4 4l16 16" />
    </Icon>
  );
}
