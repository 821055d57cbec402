import { blocksOf } from "@/lib/assessment/domain/instrument/blocks";
import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { COLOR_STATES, type StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import {
  addToken,
  INSTINCTS,
  NO_TOKENS,
  TOKEN_COUNT,
  type TokenCounts,
} from "@/lib/assessment/domain/instrument/instincts";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { type AssessmentRun, editionVersion, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile, type Profile } from "@/lib/assessment/domain/run/profile";
import { pairAnswers, toldScenes, workingType } from "@/lib/assessment/domain/run/selectors";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { ReportAnswers, ReportInput } from "@/lib/reports/domain/report-input";
import { type Random, seededRandom } from "@/scripts/simulation";
import { reportWords } from "./report-words";
import { type SimulatedRun, simulatedRuns } from "./simulated-runs";

/** Somebody simulated, as far as a report knows a person. */
export interface SimulatedReader {
  readonly profile: Profile;
  readonly answers: ReportAnswers;
}

/** How often people choose a state; assumed, with most weeks in the middle. */
const STATE_CHANCES: Readonly<Record<StateKey, number>> = {
  veryGood: 0.15,
  good: 0.3,
  average: 0.3,
  belowAverage: 0.17,
  destructive: 0.08,
};
/** Standard deviation of the strengths, in logits, as the benches assume it. */
const DEVIATION = 1.25;
const AT = 1;
const stamped = <T>(value: T) => ({ value, at: AT });

function drawState(random: Random, except?: StateKey): StateKey {
  const states = COLOR_STATES.filter((state) => state !== except);
  let rest = random() * states.reduce((sum, state) => sum + STATE_CHANCES[state], 0);
  for (const state of states) {
    rest -= STATE_CHANCES[state];
    if (rest < 0) return state;
  }
  return "average";
}

/** Ten tokens, each on an area by its pull; pulls differ from person to person. */
function drawTokens(random: Random): TokenCounts {
  const pulls = INSTINCTS.map(() => random() ** 2 + 0.05);
  const sum = pulls.reduce((all, pull) => all + pull, 0);
  return Array.from({ length: TOKEN_COUNT }).reduce<TokenCounts>((counts) => {
    let rest = random() * sum;
    const area = INSTINCTS.find((_, at) => {
      rest -= pulls[at] ?? 0;
      return rest < 0;
    });
    return addToken(counts, area ?? "self");
  }, NO_TOKENS);
}

function completedRun({ answers, scenes }: SimulatedRun, random: Random): AssessmentRun {
  const rheti = Object.entries(answers).flatMap(([id, answer]) => (answer ? [[id, stamped(answer)]] : []));
  const hero = HERO_CARDS.map(({ id, types }) => [id, stamped(types.indexOf(scenes[id] ?? 1))]);
  const draft = { ...newRun("run", AT, "standard"), rheti: Object.fromEntries(rheti), hero: Object.fromEntries(hero) };
  const first = drawState(random);
  const primary = 5 * Math.round(6 + 12 * random());
  return {
    ...draft,
    block: stamped(blocksOf(workingType(draft) ?? 1)[random() < 0.5 ? 0 : 1].id),
    colors: stamped({
      selectedStates: [first, drawState(random, first)],
      distribution: { primary, secondary: 100 - primary },
    }),
    tokens: stamped(drawTokens(random)),
  };
}

/** People who answer all steps: pairs and scenes as the model says, the rest drawn at random; the same seed gives the same people. */
export function simulatedReaders(people: number, seed: number): readonly SimulatedReader[] {
  const random = seededRandom(seed + 1);
  return simulatedRuns({ people, seed, deviation: DEVIATION }).flatMap((simulated) => {
    const run = completedRun(simulated, random);
    const profile = buildProfile(run);
    const answers = { edition: editionVersion(run), pairs: pairAnswers(run), scenes: toldScenes(run) };
    return profile ? [{ profile, answers }] : [];
  });
}

/** What a report about a simulated person is made from: `buildDocument(readerInput(reader, "love"))`. It names nobody. */
export function readerInput(
  { profile, answers }: SimulatedReader,
  reportType: ReportType,
  locale: Locale = "en",
): ReportInput {
  const { type, evidence } = profile;
  return { profile, type, reportType, person: null, answers, ...reportWords(locale, type, reportType, evidence) };
}
