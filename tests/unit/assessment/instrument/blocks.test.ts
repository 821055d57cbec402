import { BLOCK_IDS, blockOf, blocksOf, isBlockId } from "@/lib/assessment/domain/instrument/blocks";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";

const all = PERSONALITY_TYPES.flatMap((type) => blocksOf(type));

describe("the blocks of a type", () => {
  test.each([
    [1, "1w9", "1w2"],
    [4, "4w3", "4w5"],
    [9, "9w8", "9w1"],
  ] as const)("type %i has %s and %s", (type, a, b) => {
    expect(blocksOf(type).map(({ id }) => id)).toEqual([a, b]);
  });

  test.each(PERSONALITY_TYPES)("of type %i are Block A and Block B, with its two neighbours on the circle", (type) => {
    const [a, b] = blocksOf(type);
    expect([a.name, b.name]).toEqual(["Block A", "Block B"]);
    // On a circle of nine, the one before and the one after: their distance is 8 and 1, modulo 9.
    expect((a.wing - type + 9) % 9).toBe(8);
    expect((b.wing - type + 9) % 9).toBe(1);
    for (const block of [a, b]) expect(block.id).toBe(`${block.type}w${block.wing}`);
  });

  test("are eighteen in all, each listed once", () => {
    expect(all.map(({ id }) => id)).toEqual([...BLOCK_IDS]);
    expect(new Set(BLOCK_IDS).size).toBe(18);
  });

  test("every type is the wing of exactly its two neighbours, once as A and once as B", () => {
    for (const type of PERSONALITY_TYPES) {
      const names = all.filter(({ wing }) => wing === type).map(({ name }) => name);
      expect(names.sort()).toEqual(["Block A", "Block B"]);
    }
  });
});

describe("a block by its id", () => {
  test("belongs to one type alone", () => {
    for (const id of BLOCK_IDS) {
      const owners = PERSONALITY_TYPES.filter((type) => blockOf(type, id) !== null);
      expect(owners).toEqual([Number(id[0])]);
      expect(blockOf(owners[0] ?? 1, id)).toMatchObject({ id, type: owners[0] });
    }
  });

  test.each([undefined, null, "", "1w5", "4w4", "0w9", 42, ["1w9"], "toString"])("%j is none", (id) => {
    expect(isBlockId(id)).toBe(false);
    for (const type of PERSONALITY_TYPES) expect(blockOf(type, id)).toBeNull();
  });
});
