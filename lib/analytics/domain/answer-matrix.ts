import { CARDS, HERO_CARD_IDS } from "@/lib/assessment/domain/instrument/cards";
import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import { EDITION_VERSIONS, type EditionVersion } from "@/lib/assessment/domain/instrument/edition";
import { INSTINCTS } from "@/lib/assessment/domain/instrument/instincts";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { type AssessmentRun, editionVersion } from "@/lib/assessment/domain/run/assessment-run";
import {
  colorSelection,
  deciderAnswers,
  heroAnswers,
  isDecided,
  pairAnswers,
  tokenCounts,
} from "@/lib/assessment/domain/run/selectors";

/** A table of what people answered, for research: nothing in it names anybody. */

/** The fewest runs of one language that are told by one time: fewer in a month go to the year, fewer there to none. */
export const MIN_GROUP = 5;

/** How many runs of a language were completed in a month, `2026-01`. */
export interface MonthCount {
  readonly locale: string;
  readonly month: string;
  readonly count: number;
}

const yearOf = (month: string) => month.slice(0, 4);

/**
 * Says how exactly the time of a run may be told: its month; its year, for the runs of all small months of that year
 * together; or not at all ("").
 */
export function coarseTimes(counts: readonly MonthCount[]): (locale: string, month: string) => string {
  const sizes = new Map<string, number>();
  for (const { locale, month, count } of counts) {
    const group = `${locale} ${count >= MIN_GROUP ? month : yearOf(month)}`;
    sizes.set(group, (sizes.get(group) ?? 0) + count);
  }
  const isLarge = (locale: string, time: string) => (sizes.get(`${locale} ${time}`) ?? 0) >= MIN_GROUP;
  return (locale, month) => [month, yearOf(month)].find((time) => isLarge(locale, time)) ?? "";
}

const pairVariable = (id: number) => `pair_${String(id).padStart(2, "0")}`;
const sceneVariable = (id: string) => `scene_${id}`;
const extraVariable = (id: string) => `extra_${id}`;

/** The columns of the matrix, in order. */
export const MATRIX_COLUMNS: readonly string[] = [
  ...["completed", "language", "edition", "calibrated"],
  ...PAIRS.map(({ id }) => pairVariable(id)),
  ...HERO_CARD_IDS.map(sceneVariable),
  ...CARDS.map(({ id }) => extraVariable(id)),
  ...["extra_counted", "block", "state_1", "state_2", "share_1"],
  ...INSTINCTS.map((instinct) => `tokens_${instinct}`),
];

const yesOrNo = (value: boolean) => (value ? "yes" : "no");

/** One run as a row of the matrix; `completed` is its time as far as it may be told. */
export function matrixRow(run: AssessmentRun, locale: string, completed: string): readonly (string | number)[] {
  const [pairs, scenes, extra] = [pairAnswers(run), heroAnswers(run), deciderAnswers(run)];
  const { selectedStates, distribution } = colorSelection(run);
  const tokens = tokenCounts(run);
  return [
    ...[completed, locale, editionVersion(run), yesOrNo(run.calibration !== undefined)],
    ...PAIRS.map(({ id }) => {
      const answer = pairs[id];
      if (!answer) return "";
      const letter = answer.side === "left" ? "L" : "R";
      return answer.strong ? `${letter}${letter}` : letter;
    }),
    ...HERO_CARD_IDS.map((id) => scenes[id] ?? ""),
    ...CARDS.map(({ id }) => extra[id] ?? ""),
    ...[yesOrNo(isDecided(run)), run.block?.value ?? ""],
    ...[selectedStates[0] ?? "", selectedStates[1] ?? "", distribution.primary],
    ...INSTINCTS.map((instinct) => tokens[instinct]),
  ];
}

/** The words of the statements and scenes in one edition. */
export interface EditionTexts {
  readonly statement: (pair: number, side: "left" | "right") => string;
  readonly scene: (card: string) => string;
  readonly option: (card: string, type: number) => string;
}

type Row = readonly (string | number)[];

export const CODEBOOK_COLUMNS: readonly string[] = [
  ...["variable", "edition", "meaning", "values"],
  ...["left_type", "right_type", "left_statement", "right_statement"],
];

/** A variable that is the same in every edition. */
const plain = (variable: string, meaning: string, values: string): Row => [
  variable,
  "",
  meaning,
  values,
  "",
  "",
  "",
  "",
];

function sceneRows(version: EditionVersion, { scene, option }: EditionTexts): readonly Row[] {
  const row = (variable: string, id: string, types: readonly number[], when: string): Row => [
    ...[variable, version, `${when}: ${scene(id)}`],
    types.map((type) => `${type} = ${option(id, type)}`).join(" | "),
    ...["", "", "", ""],
  ];
  return [
    ...CARDS.filter(({ id }) => HERO_CARD_IDS.some((hero) => hero === id)).map(({ id, types }) =>
      row(sceneVariable(id), id, types, "Type of the chosen option of a scene"),
    ),
    ...CARDS.map(({ id, types }) =>
      row(extraVariable(id), id, types, "Type of the chosen option of an extra scene, empty where it was not asked"),
    ),
  ];
}

/** What each column of the matrix says, with the English words of each edition. */
export function codebookRows(texts: (version: EditionVersion) => EditionTexts): readonly Row[] {
  const few = `months with fewer than ${MIN_GROUP} runs of the language are told together by the year, or not at all`;
  return [
    plain("completed", `When the run was completed: ${few}`, "YYYY-MM, YYYY, or empty"),
    plain("language", "Language in which the run was completed", "BCP 47 tag of the product"),
    plain("edition", "Edition of the instrument: its words and its model", EDITION_VERSIONS.join(", ")),
    plain("calibrated", "Whether the run was scored with parameters estimated from answers", "yes, no"),
    ...EDITION_VERSIONS.flatMap((version) =>
      PAIRS.map(
        ({ id, left, right }): Row => [
          ...[pairVariable(id), version, "Which of two statements was chosen; twice the letter: chosen strongly"],
          ...["L, R, LL, RR", left, right],
          ...[texts(version).statement(id, "left"), texts(version).statement(id, "right")],
        ],
      ),
    ),
    ...EDITION_VERSIONS.flatMap((version) => sceneRows(version, texts(version))),
    plain("extra_counted", "Whether the extra scenes count in the result", "yes, no"),
    plain("block", "Chosen building block: the type and its wing", "type, w, wing: 4w3"),
    plain("state_1", "First of two chosen states", COLOR_STATES.join(", ")),
    plain("state_2", "Second of two chosen states", COLOR_STATES.join(", ")),
    plain("share_1", "Share of the first state, in percent; the rest is the second one's", "0 to 100"),
    ...INSTINCTS.map((instinct) =>
      plain(`tokens_${instinct}`, "Tokens of ten that were given to this area", "0 to 10"),
    ),
  ];
}
