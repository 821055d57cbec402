import fc from "fast-check";
import { PACKED_LENGTH, packAnswers, unpackAnswers } from "@/lib/assessment/domain/calibration/packed-answers";
import { CARDS } from "@/lib/assessment/domain/instrument/cards";
import { newRun } from "@/lib/assessment/domain/run/assessment-run";
import { countedScenes, pairAnswers } from "@/lib/assessment/domain/run/selectors";
import { comparisonsOf } from "@/lib/assessment/domain/scoring/comparisons";
import { sceneChoicesOf } from "@/lib/assessment/domain/scoring/scene-choices";
import { partialAnswers } from "../arbitraries";

const stamped = <T>(values: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, at: 1 }]));

const choices = fc
  .tuple(...CARDS.map(({ types }) => fc.option(fc.nat({ max: types.length - 1 }), { nil: null })))
  .map((indexes) => stamped(Object.fromEntries(CARDS.map(({ id }, at) => [id, indexes[at] ?? null]))));

test("what is packed comes back as the scoring reads it", () => {
  fc.assert(
    fc.property(partialAnswers, choices, choices, fc.boolean(), (answers, hero, decider, decided) => {
      const rheti = stamped(Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answer ?? null])));
      const deciderAccepted = { value: decided, at: 1 };
      const run = { ...newRun("a", 1, "love"), rheti, hero, decider, deciderAccepted };
      const packed = packAnswers(run);
      expect(packed).toHaveLength(PACKED_LENGTH);
      expect(unpackAnswers(packed)).toEqual({
        comparisons: comparisonsOf(pairAnswers(run)),
        choices: sceneChoicesOf(countedScenes(run)),
      });
    }),
    { numRuns: 100 },
  );
});
