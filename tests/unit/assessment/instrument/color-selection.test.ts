import fc from "fast-check";
import {
  COLOR_STATES,
  type ColorSelection,
  EMPTY_SELECTION,
  type StateKey,
  scoreForState,
  setPrimaryShare,
  stateForScore,
  toggleState,
} from "@/lib/assessment/domain/instrument/color-selection";

const anyState = fc.constantFrom(...COLOR_STATES);
const taps = fc.array(anyState, { maxLength: 12 });
const after = (states: readonly StateKey[], from = EMPTY_SELECTION) => states.reduce(toggleState, from);

/** What a person can come to: taps, and the slider once two are chosen. */
const selection = fc.tuple(taps, fc.integer({ min: 0, max: 100 })).map(([states, share]): ColorSelection => {
  const chosen = after(states);
  return chosen.selectedStates.length === 2 ? setPrimaryShare(chosen, share) : chosen;
});

describe("choosing states", () => {
  test.each<[StateKey[], StateKey[], number, number]>([
    [[], [], 70, 30],
    [["good"], ["good"], 100, 0],
    [["good", "average"], ["good", "average"], 50, 50],
    [["average", "good"], ["average", "good"], 50, 50],
    [["good", "average", "veryGood"], ["good", "average"], 50, 50],
    [["good", "average", "good"], ["average"], 100, 0],
    [["good", "average", "average"], ["good"], 100, 0],
    [["good", "good"], [], 70, 30],
    [["good", "average", "good", "destructive"], ["average", "destructive"], 50, 50],
  ])("%j leaves %j at %i/%i", (states, selectedStates, primary, secondary) => {
    expect(after(states)).toEqual({ selectedStates, distribution: { primary, secondary } });
  });

  test("holds never more than two, never one twice, and shares of whole percents that sum to 100", () => {
    fc.assert(
      fc.property(selection, taps, (start, states) => {
        const { selectedStates, distribution } = after(states, start);
        expect(selectedStates.length).toBeLessThanOrEqual(2);
        expect(new Set(selectedStates).size).toBe(selectedStates.length);
        expect(distribution.primary + distribution.secondary).toBe(100);
        expect(Number.isInteger(distribution.primary)).toBe(true);
      }),
    );
  });

  test("a third state changes nothing at all: the same object comes back", () => {
    fc.assert(
      fc.property(selection, anyState, (start, state) => {
        const ignored = start.selectedStates.length === 2 && !start.selectedStates.includes(state);
        expect(toggleState(start, state) === start).toBe(ignored);
      }),
    );
  });

  test("choosing a state and releasing it again is as if nothing had been", () => {
    fc.assert(
      fc.property(selection, anyState, (start, state) => {
        fc.pre(start.selectedStates.length < 2 && !start.selectedStates.includes(state));
        expect(toggleState(toggleState(start, state), state)).toEqual(start);
      }),
    );
  });

  test("releasing one of two gives all to the other, whatever the split was", () => {
    fc.assert(
      fc.property(selection, fc.constantFrom(0, 1), (start, index) => {
        const released = start.selectedStates[index];
        fc.pre(start.selectedStates.length === 2 && released !== undefined);
        expect(toggleState(start, released)).toEqual({
          selectedStates: [start.selectedStates[1 - index]],
          distribution: { primary: 100, secondary: 0 },
        });
      }),
    );
  });
});

describe("the split", () => {
  test.each([
    [0, 0],
    [100, 100],
    [70, 70],
    [-5, 0],
    [101, 100],
    [33.4, 33],
    [66.6, 67],
  ])("at %d gives the first state %i percent", (asked, primary) => {
    const split = setPrimaryShare(after(["good", "average"]), asked);
    expect(split.distribution).toEqual({ primary, secondary: 100 - primary });
  });

  test("keeps the states and their order, and the last setting alone counts", () => {
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(selection, share, share, (start, first, last) => {
        const split = setPrimaryShare(setPrimaryShare(start, first), last);
        expect(split).toEqual(setPrimaryShare(start, last));
        expect(split.selectedStates).toEqual(start.selectedStates);
      }),
    );
  });
});

describe("scores of states", () => {
  test.each<[number, StateKey]>([
    [100, "veryGood"],
    [80, "veryGood"],
    [79, "good"],
    [60, "good"],
    [59, "average"],
    [40, "average"],
    [39, "belowAverage"],
    [20, "belowAverage"],
    [19, "destructive"],
    [0, "destructive"],
  ])("%i is %s", (score, state) => {
    expect(stateForScore(score)).toBe(state);
  });

  test.each(COLOR_STATES)("the score asked for %s leads back to it", (state) => {
    expect(stateForScore(scoreForState(state))).toBe(state);
  });

  test("a higher score never means a worse state", () => {
    const score = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(score, score, (a, b) => {
        const place = (value: number) => COLOR_STATES.indexOf(stateForScore(value));
        expect(place(Math.max(a, b))).toBeLessThanOrEqual(place(Math.min(a, b)));
      }),
    );
  });
});
