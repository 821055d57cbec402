/**
 * The one source of the looks: every colour, font stack, radius and shadow of screens, reports, PDFs and mails, as
 * plain data. `npm run generate` writes `generated/tokens.css` from it for the screens; the others read it here.
 */

/** A colour on light and on dark ground, as CSS writes it. */
export interface TwoTone {
  readonly light: string;
  readonly dark: string;
}

const two = (light: string, dark: string): TwoTone => ({ light, dark });
/** The same on both grounds. */
const one = (color: string): TwoTone => two(color, color);

/** The colours of every page; on screens and in reports each is a custom property of its name. */
export const COLORS = {
  paper: two("#faf6ef", "#1a1714"),
  surface: two("#fffdf9", "#24201b"),
  sunken: two("#f2ebe0", "#14110f"),
  ink: two("#2a2320", "#f2eae0"),
  "ink-soft": two("#5f544c", "#bfb2a4"),
  line: two("#e0d6c8", "#3d362f"),
  "line-strong": two("#8a7d70", "#8d8072"),

  danger: two("#a12a2a", "#f2a39b"),
  "danger-ink": two("#fffdf9", "#1f1412"),
  "danger-soft": two("#fbe9e5", "#3a211e"),
  success: two("#2f6440", "#9ccfaa"),
  "success-soft": two("#e6f0e4", "#1f2d22"),
  warning: two("#7d5200", "#e8c27a"),
  "warning-soft": two("#faeed3", "#34290f"),
  info: two("#34557c", "#a9c4e6"),
  "info-soft": two("#e7eef5", "#1f2935"),

  // One value each: a shape in it stands out on light and on dark ground.
  "state-very-good": one("#2f8f74"),
  "state-good": one("#748f3a"),
  "state-average": one("#b5852a"),
  "state-below-average": one("#bf6633"),
  "state-destructive": one("#b84d5b"),

  stone: two("#e4dacb", "#3a332c"),
  "stone-line": two("#b3a594", "#6b6055"),
  "stone-shade": one("#1e0f05"),
  "stone-light": one("#fff6e6"),
  "stone-vein": one("#fff8ec"),
  "stone-gleam": one("rgb(255 248 236 / 0.4)"),
  "stone-foot": one("rgb(30 15 5 / 0.25)"),
  "tower-ground": two("rgb(90 65 40 / 0.16)", "rgb(0 0 0 / 0.5)"),

  "shadow-near": two("rgb(70 50 30 / 0.07)", "rgb(0 0 0 / 0.35)"),
  "shadow-far": two("rgb(70 50 30 / 0.2)", "rgb(0 0 0 / 0.6)"),
  backdrop: one("rgb(26 20 16 / 0.55)"),
  /** A printed page. */
  sheet: one("#ffffff"),
} as const satisfies Record<string, TwoTone>;

/** The three colours of each theme. */
export const ACCENTS = {
  default: {
    accent: two("#96401f", "#f0ab88"),
    "accent-ink": two("#fffdf9", "#1f1814"),
    "accent-soft": two("#f8e8dc", "#36251c"),
  },
  love: {
    accent: two("#a3324f", "#f2a6b6"),
    "accent-ink": two("#fffdf9", "#1f1416"),
    "accent-soft": two("#f9e6e8", "#38212a"),
  },
  wealth: {
    accent: two("#74570f", "#e2c272"),
    "accent-ink": two("#fffdf9", "#1c170c"),
    "accent-soft": two("#f5ebcf", "#302814"),
  },
  corporate: {
    accent: two("#2f507f", "#a8c3ec"),
    "accent-ink": two("#fffdf9", "#12181f"),
    "accent-soft": two("#e4ecf5", "#1e2937"),
  },
  career: {
    accent: two("#17605d", "#8ad0ca"),
    "accent-ink": two("#fffdf9", "#0f1a19"),
    "accent-soft": two("#dff0ed", "#182d2b"),
  },
  health: {
    accent: two("#3d6429", "#aed394"),
    "accent-ink": two("#fffdf9", "#141b0f"),
    "accent-soft": two("#e7f0dc", "#222e1a"),
  },
  leadership: {
    accent: two("#653f80", "#d2b2ea"),
    "accent-ink": two("#fffdf9", "#1a1420"),
    "accent-soft": two("#f0e7f5", "#2c2236"),
  },
} as const satisfies Record<string, Readonly<Record<"accent" | "accent-ink" | "accent-soft", TwoTone>>>;

/** What a report's page has of the colours. */
export const REPORT_COLORS = {
  paper: COLORS.paper,
  surface: COLORS.surface,
  ink: COLORS.ink,
  "ink-soft": COLORS["ink-soft"],
  line: COLORS.line,
  "line-strong": COLORS["line-strong"],
  "state-very-good": COLORS["state-very-good"],
  "state-good": COLORS["state-good"],
  "state-average": COLORS["state-average"],
  "state-below-average": COLORS["state-below-average"],
  // Darker than on the screens where the ground is light; on the dark one it would not stand out.
  "state-destructive": two("#ab4552", COLORS["state-destructive"].dark),
  sheet: COLORS.sheet,
} as const satisfies Record<string, TwoTone>;

/** Colours of a PDF that its page on screen has otherwise. */
export const PRINT_COLORS = { paper: COLORS.sheet.light, surface: "#fdfaf5" } as const;

/** A mail has one value of each: mail programs turn them for the dark by themselves. */
export const MAIL_COLORS = {
  paper: "#faf6f0",
  sunken: "#f3ece2",
  ink: "#2b2622",
  "ink-soft": "#6b6058",
  accent: "#7a3b1d",
  "accent-ink": "#ffffff",
} as const;

/** Lengths that return. */
export const SIZES = {
  "radius-small": "0.5rem",
  "radius-field": "0.625rem",
  radius: "0.875rem",
  "radius-large": "1.3125rem",
  "radius-round": "999px",
  /** The least height of what a finger is to hit. */
  touch: "2.75rem",
} as const;

export const SHADOW = "0 1px 2px var(--shadow-near), 0 8px 24px -12px var(--shadow-far)";
export const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
