import fc from "fast-check";
import {
  MIN_MEASURED,
  measuredHits,
  measuredValues,
  type PortraitGroup,
  portraitFigures,
  wilsonInterval,
} from "@/lib/assessment/domain/portraits/figures";

/** R. G. Newcombe (1998), Statistics in Medicine 17, table I, method 3; and the same formula by hand. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
])("%i of %i lie between %d and %d", (hits, trials, low, high) => {
  const interval = wilsonInterval(hits, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test("an interval holds its share, is mirrored with it, narrows with more trials, and of none says nothing", () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  const counts = fc
    .integer({ min: 1, max: 5_000 })
    .chain((all) => fc.tuple(fc.integer({ min: 0, max: all }), fc.constant(all)));
  fc.assert(
    fc.property(counts, ([hits, all]) => {
      const { low, high } = wilsonInterval(hits, all);
      const mirrored = wilsonInterval(all - hits, all);
      const more = wilsonInterval(4 * hits, 4 * all);
      expect(low).toBeLessThanOrEqual(hits / all + 1e-12);
      expect(high).toBeGreaterThanOrEqual(hits / all - 1e-12);
      expect(1 - mirrored.high).toBeCloseTo(low, 10);
      expect(more.high - more.low).toBeLessThan(high - low);
    }),
  );
});

const group = (change: Partial<PortraitGroup>): PortraitGroup => ({
  ...{ kind: "runnerUp", band: "clear", locale: "en", leaderFirst: true, choice: "leader", people: 1, expected: 0.8 },
  ...change,
});

test("hits, places, bands and languages are counted apart; neither is no choice", () => {
  const figures = portraitFigures(
    [
      group({ people: 6, expected: 4.8 }),
      group({ people: 2, expected: 1.6, choice: "other" }),
      group({ kind: "random", band: "close", locale: "ur-G4", leaderFirst: false, people: 2, expected: 1.8 }),
      group({ choice: "neither", locale: "hi-G4", people: 3, expected: 2.4 }),
    ],
    20,
  );
  expect(figures).toMatchObject({ asked: 20, answered: 13, neither: 3, first: 6 });
  expect(figures.all).toEqual({ chose: 10, hits: 8, said: expect.closeTo(0.82) });
  expect(figures.byKind).toEqual([
    { kind: "runnerUp", chose: 8, hits: 6, said: expect.closeTo(0.8) },
    { kind: "random", chose: 2, hits: 2, said: expect.closeTo(0.9) },
  ]);
  expect(figures.byBand.map(({ band, chose, hits }) => [band, chose, hits])).toEqual([
    ["clear", 8, 6],
    ["likely", 0, 0],
    ["leaning", 0, 0],
    ["close", 2, 2],
    ["divided", 0, 0],
  ]);
  expect(figures.byLanguage.map(({ locale, chose, said }) => [locale, chose, said])).toEqual([
    ["en", 8, expect.closeTo(0.8)],
    ["hi-G4", 0, null],
    ["ur-G4", 2, expect.closeTo(0.9)],
  ]);
});

test("the method text has a figure once enough people have chosen, whatever others said", () => {
  const of = (chose: number) =>
    measuredHits(portraitFigures([group({ people: chose }), group({ choice: "neither", people: 50 })], 0));
  expect(of(MIN_MEASURED - 1)).toBeNull();
  expect(of(MIN_MEASURED)).toEqual({ people: MIN_MEASURED, hits: MIN_MEASURED, neither: 50 });
  expect(measuredValues({ people: 200, hits: 131, neither: 7 })).toEqual({ people: 200, neither: 7, tenths: 7 });
});
