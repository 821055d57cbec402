import { blocksOf } from "../../lib/assessment/domain/instrument/blocks";
import { HERO_CARDS } from "../../lib/assessment/domain/instrument/cards";
import type { ColorSelection } from "../../lib/assessment/domain/instrument/color-selection";
import { COLOR_STATES } from "../../lib/assessment/domain/instrument/color-selection";
import {
  INSTINCTS,
  instinctStack,
  TOKEN_COUNT,
  type TokenCounts,
} from "../../lib/assessment/domain/instrument/instincts";
import type { ReportType } from "../../lib/assessment/domain/instrument/report-types";
import { type AssessmentRun, newRun } from "../../lib/assessment/domain/run/assessment-run";
import { buildProfile, type Profile } from "../../lib/assessment/domain/run/profile";
import { workingType } from "../../lib/assessment/domain/run/selectors";
import type { PairAnswers } from "../../lib/assessment/domain/scoring/answers";
import { drawPerson, POPULATIONS, type Random, simulateAnswers, simulateScenes } from "../simulation";

/** Answers with the evidence in them, which takes a while to weigh: many people of the demo share one sheet. */
export interface AnswerSheet {
  readonly rheti: PairAnswers;
  readonly hero: Readonly<Record<string, number>>;
  readonly profile: Profile;
}

export const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** A random UUID of version 4 from seeded numbers. */
export function uuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(16 * random()).toString(16)).join("");
  const variant = "89ab"[Math.floor(4 * random())];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Two states, and the share of the first: people are mostly well. */
function drawColors(random: Random): Profile["colors"] {
  const first = COLOR_STATES[Math.min(4, Math.floor(5 * random() ** 1.6))] ?? "good";
  const second = pick(
    COLOR_STATES.filter((state) => state !== first),
    random,
  );
  const primary = 50 + 5 * Math.floor(10 * random());
  return { selectedStates: [first, second], distribution: { primary, secondary: 100 - primary } };
}

function drawTokens(random: Random): TokenCounts {
  const counts = { self: 0, oneToOne: 0, social: 0 };
  const favourite = pick(INSTINCTS, random);
  for (let token = 0; token < TOKEN_COUNT; token += 1) {
    counts[random() < 0.4 ? favourite : pick(INSTINCTS, random)] += 1;
  }
  return counts;
}

interface RunInput {
  readonly runId: string;
  readonly startedAt: number;
  readonly theme: ReportType;
  /** Milliseconds from one answer to the next. */
  readonly pace: number;
  readonly colors: ColorSelection;
  readonly tokens: TokenCounts;
  readonly wing: 0 | 1;
}

function finishedRun({ rheti, hero }: Pick<AnswerSheet, "rheti" | "hero">, input: RunInput): AssessmentRun {
  const { runId, startedAt, theme, pace } = input;
  let at = startedAt;
  const next = () => (at += pace);
  const pairs = Object.entries(rheti).map(([id, value]) => [id, { value: value ?? null, at: next() }] as const);
  const cards = Object.entries(hero).map(([id, value]) => [id, { value, at: next() }] as const);
  const run: AssessmentRun = {
    ...newRun(runId, startedAt, theme),
    rheti: Object.fromEntries(pairs),
    hero: Object.fromEntries(cards),
  };
  const { id: block } = blocksOf(workingTypeOf(rheti, run))[input.wing];
  return {
    ...run,
    block: { value: block, at: next() },
    colors: { value: input.colors, at: next() },
    tokens: { value: input.tokens, at: next() },
  };
}

/** The type of a sheet is found once. */
const types = new WeakMap<PairAnswers, Profile["type"]>();
function workingTypeOf(rheti: PairAnswers, draft: AssessmentRun): Profile["type"] {
  const type = types.get(rheti) ?? workingType(draft) ?? 1;
  types.set(rheti, type);
  return type;
}

/** This many different sheets, from simulated people of the product's base rates. */
export function drawAnswerSheets(count: number, random: Random): readonly AnswerSheet[] {
  const chances = POPULATIONS["base rates"];
  if (!chances) throw new Error("there are no base rates");
  return Array.from({ length: count }, () => {
    const person = drawPerson(chances, 1.25, random);
    const rheti = simulateAnswers(person, random);
    const chosen = simulateScenes(person, HERO_CARDS, 0.7, random);
    const hero = Object.fromEntries(HERO_CARDS.map(({ id, types }) => [id, types.indexOf(chosen[id] ?? 1)]));
    const input = { runId: "", startedAt: 0, theme: "standard", pace: 1, wing: 0 } as const;
    const run = finishedRun({ rheti, hero }, { ...input, colors: drawColors(random), tokens: drawTokens(random) });
    const profile = buildProfile(run);
    if (!profile) throw new Error("a drawn run is not complete");
    return { rheti, hero, profile };
  });
}

/** A complete run from a sheet, and what `buildProfile` makes of it. */
export function completeFrom(
  sheet: AnswerSheet,
  { minutes, ...given }: Pick<RunInput, "runId" | "startedAt" | "theme"> & { minutes: number },
  random: Random,
): { draft: AssessmentRun; profile: Profile } {
  const colors = drawColors(random);
  const tokens = drawTokens(random);
  const wing = random() < 0.5 ? 0 : 1;
  const pace = Math.floor((minutes * 60_000) / 45);
  const draft = finishedRun(sheet, { ...given, colors, tokens, wing, pace });
  const block = blocksOf(sheet.profile.type)[wing];
  const profile = { ...sheet.profile, runId: given.runId, block, colors, tokens, instincts: instinctStack(tokens) };
  return { draft, profile };
}
