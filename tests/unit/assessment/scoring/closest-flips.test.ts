import fc from "fast-check";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { closestFlips as closestFlipsBy, flipAnswers, flipSearch } from "@/lib/assessment/domain/scoring/closest-flips";
import { typePosterior } from "@/lib/assessment/domain/scoring/posterior";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { decideBy, following, markedAnswers, partialAnswers, plainAnswers, sweep } from "../arbitraries";

const posteriorOf = (answers: PairAnswers) => typePosterior(answers, edition(1));
const leaderOf = (answers: PairAnswers) => rankTypes(posteriorOf(answers), answers).leader;
const closestFlips = (answers: PairAnswers) => closestFlipsBy(answers, posteriorOf);
const changes = (answers: PairAnswers, ids: readonly number[]) =>
  leaderOf(flipAnswers(answers, ids)) !== leaderOf(answers);

describe("flipping answers", () => {
  test("twice gives plain answers back, and leaves the others alone", () => {
    fc.assert(
      fc.property(plainAnswers, fc.subarray(PAIRS.map(({ id }) => id)), (answers, ids) => {
        const flipped = flipAnswers(answers, ids);
        expect(flipAnswers(flipped, ids)).toEqual(answers);
        for (const { id } of PAIRS) {
          expect(flipped[id]?.side === answers[id]?.side).toBe(!ids.includes(id));
        }
      }),
    );
  });
});

describe("the closest flips", () => {
  test("change the leader, name answered pairs in order, and none of them is idle", () => {
    fc.assert(
      fc.property(fc.oneof(markedAnswers, partialAnswers), (answers) => {
        const ids = closestFlips(answers);
        fc.pre(ids.length > 0);
        expect(changes(answers, ids)).toBe(true);
        expect([...ids].sort((a, b) => a - b)).toEqual(ids);
        for (const id of ids) {
          expect(answers[id]).toBeDefined();
          expect(
            changes(
              answers,
              ids.filter((other) => other !== id),
            ),
          ).toBe(false);
        }
      }),
      { numRuns: 15 },
    );
  });

  test("are one answer exactly where one answer is enough", () => {
    fc.assert(
      fc.property(markedAnswers, (answers) => {
        const leader = leaderOf(answers);
        const oneIsEnough = PAIRS.some(({ id }) => leaderOf(flipAnswers(answers, [id])) !== leader);
        expect(closestFlips(answers).length === 1).toBe(oneIsEnough);
      }),
      { numRuns: 15 },
    );
  });

  test("are three or more only where no two are enough", () => {
    const ahead = (a: number, b: number) => (b - a + 8) % 8 <= 4;
    const level = sweep(
      decideBy({}, (left, right) => (ahead(left, right) ? left : right)),
      9,
    );
    const marked = Object.fromEntries(
      PAIRS.map(({ id, left, right }) => [id, { side: level[id]?.side ?? "left", strong: left === 9 || right === 9 }]),
    );
    const ids = closestFlips(marked);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(changes(marked, ids)).toBe(true);
    const pairs = PAIRS.flatMap((a) => PAIRS.filter((b) => b.id > a.id).map((b) => [a.id, b.id]));
    const leader = leaderOf(marked);
    expect(pairs.filter((pair) => leaderOf(flipAnswers(marked, pair)) !== leader)).toEqual([]);
  });

  test("are searched in pieces of at most one reading each", () => {
    const level = following([...PERSONALITY_TYPES]);
    let read = 0;
    const counted = (answers: PairAnswers) => {
      read += 1;
      return posteriorOf(answers);
    };
    const search = flipSearch(level, counted);
    const perPiece: number[] = [];
    let step: ReturnType<typeof search.next>;
    do {
      const before = read;
      step = search.next();
      perPiece.push(read - before);
    } while (!step.done);
    expect(Math.max(...perPiece)).toBe(1);
    expect(step.value).toEqual(closestFlips(level));
  });

  test("are none where nothing is answered", () => {
    expect(closestFlips({})).toEqual([]);
  });
});
