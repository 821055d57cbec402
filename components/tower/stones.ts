export const TOWER_VIEW = { width: 240, height: 300, foot: 276 } as const;
export const TOWER_STEPS = 5;

export interface StoneOutline {
  /** Where its upper edge lies in the picture. */
  top: number;
  path: string;
  /** A thin vein of quartz from side to side. */
  vein: string;
}

interface StoneShape {
  width: number;
  height: number;
  /** How far the stone's middle lies from the tower's axis. */
  shift: number;
  /** How much rounder one shoulder is than the other. */
  lean: number;
}

const STONE_GAP = 3;

const SHAPES: readonly StoneShape[] = [
  { width: 196, height: 60, shift: 0, lean: 5 },
  { width: 160, height: 52, shift: -7, lean: -6 },
  { width: 132, height: 48, shift: 8, lean: 5 },
  { width: 98, height: 40, shift: -4, lean: -4 },
  { width: 62, height: 30, shift: 3, lean: 3 },
];

/** The stones of the tower, the lowest first. */
export const STONES: readonly StoneOutline[] = SHAPES.map((shape, at) => {
  const below = SHAPES.slice(0, at).reduce((sum, { height }) => sum + height + STONE_GAP, 0);
  return drawStone(shape, TOWER_VIEW.foot - below);
});

function drawStone({ width, height, shift, lean }: StoneShape, foot: number): StoneOutline {
  const middle = TOWER_VIEW.width / 2 + shift;
  const half = width / 2;
  const [left, right, top] = [middle - half, middle + half, foot - height];
  const belt = top + height * 0.56 + lean * 0.4;
  const shoulder = half * 0.62;
  const path = [
    `M${left} ${belt}`,
    `C${left} ${top + height * 0.16 - lean * 0.3} ${middle - shoulder} ${top} ${middle + lean} ${top}`,
    `C${middle + shoulder + lean} ${top} ${right} ${top + height * 0.16 + lean * 0.6} ${right} ${belt}`,
    `C${right} ${foot - height * 0.06} ${middle + shoulder} ${foot} ${middle - lean} ${foot}`,
    `C${middle - shoulder - lean} ${foot} ${left} ${foot - height * 0.06} ${left} ${belt}Z`,
  ].join("");
  const slant = lean * 1.4;
  const vein = [
    `M${left + half * 0.1} ${belt - slant}`,
    `C${left + half * 0.7} ${belt + height * 0.12 - slant} ${middle} ${belt - height * 0.2}`,
    `${middle + half * 0.35} ${belt - height * 0.08 + slant}`,
    `S${right - half * 0.2} ${belt + slant} ${right - half * 0.12} ${belt + height * 0.05 + slant}`,
  ].join(" ");
  return { top, path, vein };
}
