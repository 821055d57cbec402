import type { CSSProperties } from "react";
import { blockHeight, blockWidth } from "./block-size";
import { type ColorShare, gradientStops } from "./gradient-stops";

export interface TowerBlock {
  /** `w-16` (4rem) to `w-48` (12rem); 6rem otherwise. */
  width?: string;
  /** `h-12` (3rem), `h-8` (2rem) or `h-6` (1.5rem); 2rem otherwise. */
  height?: string;
}

export interface BlockStackProps {
  /** The lowest first. */
  blocks: readonly TowerBlock[];
  shares: readonly ColorShare[];
  alternative: string;
}

/** The tower as a stack of blocks, each as wide and high as its classes say, one gradient through all. */
export function BlockStack({ blocks, shares, alternative }: BlockStackProps) {
  const stops = gradientStops(shares).map(({ color, offset }) => `${color} ${offset}%`);
  // A gradient of one colour needs that colour twice.
  const fill = stops.length > 0 ? `linear-gradient(to top, ${[...stops, ...stops.slice(-1)].join(", ")})` : "none";
  return (
    <div role="img" aria-label={alternative} className="block-stack">
      {blocks.map(({ width, height }, at) => (
        <span
          key={at}
          className="tower-block"
          style={
            {
              inlineSize: blockWidth(width),
              blockSize: blockHeight(height),
              "--block-fill": fill,
              "--block-size": `100% ${blocks.length * 100}%`,
              "--block-at": `0 ${blocks.length > 1 ? 100 - (at / (blocks.length - 1)) * 100 : 0}%`,
              "--settle-delay": `${at * 70}ms`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}
