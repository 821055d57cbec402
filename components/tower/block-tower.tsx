import { useTranslations } from "next-intl";
import { StoneStack, type TowerStone } from "./stone-stack";
import { TowerFrame, type TowerFrameProps } from "./tower-preview";

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
