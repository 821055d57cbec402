import type { ReactNode } from "react";

/** What a figure says in words, and which way they run; `id` is unique in the page. */
export interface FigureText {
  readonly id: string;
  readonly title: string;
  readonly alternative: string;
  readonly dir: "ltr" | "rtl";
}

interface PictureProps {
  readonly kind: string;
  readonly width: number;
  readonly height: number;
  readonly words: FigureText;
  readonly children: ReactNode;
}

/** The frame of every figure: one image with a title and a description for those who do not see it. */
export function Picture({ kind, width, height, words, children }: PictureProps) {
  const { id, title, alternative } = words;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-words`}
      data-figure={kind}
    >
      <title id={`${id}-name`}>{title}</title>
      <desc id={`${id}-words`}>{alternative}</desc>
      {children}
    </svg>
  );
}

/** Where a point, measured from the side where reading starts, lies on the drawing. */
export function fromStart(distance: number, width: number, dir: FigureText["dir"]): number {
  return dir === "rtl" ? width - distance : distance;
}

/** Where a box that begins at that distance has its left edge. */
export function boxFromStart(distance: number, size: number, width: number, dir: FigureText["dir"]): number {
  return dir === "rtl" ? width - distance - size : distance;
}
