import fc from "fast-check";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { EMBLEM_SIZE, EMBLEMS, KIND_EMBLEMS } from "@/lib/reports/domain/emblems";
import { ROSETTE_SIZE, rosettePetals, rosetteValues } from "@/lib/reports/domain/rosette";
import { sharedDocument } from "@/lib/reports/domain/shared-document";
import { inputOf, LIVES } from "./samples";

const [life = null] = LIVES;
const count = fc.integer({ min: 0, max: 8 });
const wins = fc.record({ 1: count, 2: count, 3: count, 4: count, 5: count, 6: count, 7: count, 8: count, 9: count });
const type = fc.constantFrom(...PERSONALITY_TYPES);
const numbers = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
const CENTER = ROSETTE_SIZE / 2;

/** How far the farthest point of a petal lies from the centre. */
function reachOf(path: string): number {
  const points = numbers(path);
  const distances = points.flatMap((x, at) =>
    at % 2 === 0 ? [Math.hypot(x - CENTER, (points[at + 1] ?? 0) - CENTER)] : [],
  );
  return Math.max(...distances);
}

const allWon = (won: number) => ({ 1: won, 2: won, 3: won, 4: won, 5: won, 6: won, 7: won, 8: won, 9: won });

describe("a rosette", () => {
  test("has nine petals within its square, one's own on top, and none beyond", () => {
    fc.assert(
      fc.property(wins, type, (won, own) => {
        const petals = rosettePetals([own], rosetteValues(won));
        expect(petals.map((petal) => petal.type).sort()).toEqual([...PERSONALITY_TYPES]);
        expect(petals.map((petal) => petal.own)).toEqual([...Array(8).fill(false), true]);
        for (const { path } of petals)
          for (const value of numbers(path)) expect(value >= 0 && value <= ROSETTE_SIZE).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test("has a longer petal for more pairs won, whatever the type", () => {
    const at = (each: number, own: number) =>
      rosettePetals([1], rosetteValues({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, [each]: own })).find(
        (petal) => petal.type === each,
      )?.path ?? "";
    for (const each of PERSONALITY_TYPES) {
      const reaches = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((won) => reachOf(at(each, won)));
      expect(reaches).toEqual([...reaches].sort((a, b) => a - b));
      expect(new Set(reaches).size).toBe(reaches.length);
      expect(reachOf(at(each, 8))).toBeCloseTo(reachOf(at(1, 8)), 1);
    }
  });

  test.each([[[7]], [[4, 9]]] as const)(
    "of nobody is a whole flower, in which the petals of %j are as long as can be and the others shorter and alike",
    (own) => {
      const petals = rosettePetals(own, null);
      expect(petals).toHaveLength(9);
      expect(petals.filter((petal) => petal.own).map(({ type }) => type)).toEqual(own);
      const longest = rosettePetals([1], rosetteValues(allWon(8)));
      const half = rosettePetals([1], rosetteValues(allWon(4)));
      for (const { type, path, own: isOwn } of petals) {
        const like = isOwn ? longest : half;
        expect(path).toBe(like.find((petal) => petal.type === type)?.path);
      }
    },
  );
});

test("a personal report has its rosette, a general one none", () => {
  expect(buildDocument(inputOf(4, "love", life)).cover.rosette?.values[4]).toBe(1);
  expect(buildDocument(inputOf(4, "love", null)).cover.rosette).toBeUndefined();
});

test("a shared report shows the nine values only with the chapter that tells them, or where the sign is shared", () => {
  const document = buildDocument(inputOf(4, "love", life));
  const words = {
    kicker: "One of nine",
    parts: "Parts",
    reader: "Somebody",
    notice: { kind: "callout", tone: "note", title: "Shared", text: "Parts" },
    sure: "How sure?",
    rosette: "One petal for each type",
    tower: () => "The stones",
    withMe: "Who speaks",
  } as const;
  const shared = (sections: readonly ("answer" | "nine")[], showSign = false) =>
    sharedDocument(document, { sections, showName: false, showSign }, words).cover.rosette;
  expect(shared(["answer"])).toBeUndefined();
  const own = { values: document.cover.rosette?.values, alternative: words.rosette };
  expect(shared(["answer", "nine"])).toEqual(own);
  expect(shared([], true)).toEqual(own);
});

const ALL_EMBLEMS = { ...EMBLEMS, ...KIND_EMBLEMS };

test.each(Object.entries(ALL_EMBLEMS))(
  "the emblem of %s is drawn within its square, and is like no other",
  (_of, { lines, shapes }) => {
    const alike = Object.values(ALL_EMBLEMS).filter((other) => other.lines === lines && other.shapes === shapes);
    expect(alike).toHaveLength(1);
    const starts = [...`${lines}${shapes}`.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(starts.length).toBeGreaterThan(0);
    for (const value of starts) expect(value > 1 && value < EMBLEM_SIZE - 1).toBe(true);
  },
);
