import { neighbours, type PersonalityType } from "./types";

export interface Block {
  /** `1w9`: the type and its wing. */
  readonly id: BlockId;
  readonly type: PersonalityType;
  readonly wing: PersonalityType;
  readonly name: "Block A" | "Block B";
}

const IDS = [
  "1w9",
  "1w2",
  "2w1",
  "2w3",
  "3w2",
  "3w4",
  "4w3",
  "4w5",
  "5w4",
  "5w6",
  "6w5",
  "6w7",
  "7w6",
  "7w8",
  "8w7",
  "8w9",
  "9w8",
  "9w1",
] as const;
export const BLOCK_IDS = IDS;
export type BlockId = (typeof IDS)[number];

export function isBlockId(value: unknown): value is BlockId {
  return (IDS as readonly unknown[]).includes(value);
}

/** The two blocks of a type, one for each neighbour on the circle. */
export function blocksOf(type: PersonalityType): readonly [Block, Block] {
  const [before, after] = neighbours(type);
  return [
    { id: `${type}w${before}` as BlockId, type, wing: before, name: "Block A" },
    { id: `${type}w${after}` as BlockId, type, wing: after, name: "Block B" },
  ];
}

/** The block of an id, when it belongs to this type; null otherwise. */
export function blockOf(type: PersonalityType, id: unknown): Block | null {
  return blocksOf(type).find((block) => block.id === id) ?? null;
}
