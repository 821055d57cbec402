import "./tower.css";
import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { type ColorShare, gradientStops } from "./state-colors";
import { TowerFrame, type TowerFrameProps } from "./tower-preview";

/** Width classes of tower blocks, 4 to 12 rem. */
const WIDTHS = new Map(
  Object.entries({
    "w-16": "4rem",
    "w-20": "5rem",
    "w-24": "6rem",
    "w-28": "7rem",
    "w-32": "8rem",
    "w-36": "9rem",
    "w-40": "10rem",
    "w-44": "11rem",
    "w-48": "12rem",
  }),
);

const HEIGHTS = new Map(Object.entries({ "h-12": "3rem", "h-8": "2rem", "h-6": "1.5rem" }));

/** The width of a block; 6rem when the class is absent or unknown. */
export function stoneWidth(size?: string): string {
  return WIDTHS.get(size ?? "") ?? "6rem";
}

/** The height of a block; 2rem when the class is absent or unknown. */
export function stoneHeight(size?: string): string {
  return HEIGHTS.get(size ?? "") ?? "2rem";
}

interface TowerStone {
  /** `w-16` (4rem) to `w-48` (12rem); 6rem otherwise. */
  width?: string;
  /** `h-12` (3rem), `h-8` (2rem) or `h-6` (1.5rem); 2rem otherwise. */
  height?: string;
}

interface StoneStackProps {
  /** The lowest first. */
  blocks: readonly TowerStone[];
  shares: readonly ColorShare[];
  alternative: string;
}

/** The tower as a stack of blocks, each as wide and high as its classes say, one gradient through all. */
function StoneStack({ blocks, shares, alternative }: StoneStackProps) {
  const stops = gradientStops(shares).map(({ color, offset }) => `${color} ${offset}%`);
  const fill = stops.length > 0 ? `linear-gradient(to top, ${stops.join(", ")})` : "none";
  return (
    <div role="img" aria-label={alternative} className="block-stack">
      {blocks.map(({ width, height }, index) => (
        <span
          key={index}
          className="tower-block"
          style={
            {
              inlineSize: stoneWidth(width),
              blockSize: stoneHeight(height),
              "--block-fill": fill,
              "--block-size": `100% ${blocks.length * 100}%`,
              "--block-at": `0 ${blocks.length > 1 ? 100 - (index / (blocks.length - 1)) * 100 : 0}%`,
              "--settle-delay": `${index * 70}ms`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}

interface BlockTowerProps extends Omit<TowerFrameProps, "picture"> {
  /** The lowest first. */
  blocks: readonly TowerStone[];
}

/** The tower as a stack of blocks, each with a width and a height of its own. */
export function BlockTower({ blocks, ...frame }: BlockTowerProps) {
  const t = useTranslations("tower");
  const alternative = t("blocksAlternative", { title: frame.title, count: blocks.length });
  return <TowerFrame {...frame} picture={(shares) => <StoneStack {...{ blocks, shares, alternative }} />} />;
}
