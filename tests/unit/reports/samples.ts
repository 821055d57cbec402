import { blocksOf } from "@/lib/assessment/domain/instrument/blocks";
import { CARDS, HERO_CARD_IDS } from "@/lib/assessment/domain/instrument/cards";
import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import { instinctStack, type TokenCounts } from "@/lib/assessment/domain/instrument/instincts";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import {
  type AssessmentRun,
  editionVersion,
  newRun,
  type Timestamped,
} from "@/lib/assessment/domain/run/assessment-run";
import { type Profile, typeEvidence } from "@/lib/assessment/domain/run/profile";
import { pairAnswers, toldScenes } from "@/lib/assessment/domain/run/selectors";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { ReportInput } from "@/lib/reports/domain/report-input";
import { reportWords } from "@/tests/support/report-words";

export const PERSON = { firstName: "Noor", lastName: "Okonkwo-Lindqvist" };

/** How the other choices of a person go; the leading type comes on top. */
export interface Life {
  readonly name: string;
  /** Every how many pairs a choice goes against the order; 0 for never. */
  readonly noise: number;
  readonly wing: 0 | 1;
  readonly states: readonly [StateKey, StateKey];
  readonly primary: number;
  readonly tokens: TokenCounts;
  /** Whether the hero moments follow the type where they offer it. */
  readonly hero: "follows" | "differs";
}

export const LIVES: readonly Life[] = [
  {
    name: "clear and light",
    noise: 0,
    wing: 0,
    states: ["veryGood", "good"],
    primary: 70,
    tokens: { self: 7, oneToOne: 2, social: 1 },
    hero: "follows",
  },
  {
    name: "torn between two",
    noise: 4,
    wing: 1,
    states: ["average", "veryGood"],
    primary: 50,
    tokens: { self: 3, oneToOne: 4, social: 3 },
    hero: "differs",
  },
  {
    name: "scattered and heavy",
    noise: 2,
    wing: 0,
    states: ["belowAverage", "destructive"],
    primary: 8,
    tokens: { self: 0, oneToOne: 5, social: 5 },
    hero: "differs",
  },
];

function stamped<T>(value: T): Timestamped<T> {
  return { value, at: 1 };
}

function pairsOf(type: PersonalityType, noise: number): PairAnswers {
  const rank = (each: PersonalityType) => (each - type + 9) % 9;
  return Object.fromEntries(
    PAIRS.map(({ id, left, right }) => {
      const own = left === type || right === type;
      const flip = noise > 0 && id % noise === 0 && !(own && id % (2 * noise) === 0);
      return [id, { side: rank(left) < rank(right) !== flip ? "left" : "right", strong: id % 5 === 0 }];
    }),
  );
}

function draftOf(type: PersonalityType, life: Life): AssessmentRun {
  const rheti = Object.entries(pairsOf(type, life.noise)).map(([id, answer]) => [id, stamped(answer ?? null)]);
  const hero = HERO_CARD_IDS.map((id) => {
    const types = CARDS.find((card) => card.id === id)?.types ?? [];
    const wanted = life.hero === "follows" ? type : ((((type + 3) % 9) + 1) as PersonalityType);
    return [id, stamped(Math.max(0, types.indexOf(wanted)))];
  });
  return { ...newRun("run", 1, "standard"), rheti: Object.fromEntries(rheti), hero: Object.fromEntries(hero) };
}

const profiles = new Map<string, Profile>();

/** A completed run of that type, with the evidence that its answers give. */
export function profileOf(type: PersonalityType, life: Life): Profile {
  const key = `${type} ${life.name}`;
  const profile = profiles.get(key) ?? makeProfile(type, life);
  profiles.set(key, profile);
  return profile;
}

function makeProfile(type: PersonalityType, life: Life): Profile {
  return {
    runId: "run",
    type,
    confidence: 0.85,
    block: blocksOf(type)[life.wing],
    colors: {
      selectedStates: life.states,
      distribution: { primary: life.primary, secondary: 100 - life.primary },
    },
    tokens: life.tokens,
    instincts: instinctStack(life.tokens),
    evidence: typeEvidence(draftOf(type, life)),
  };
}

/** Everything for one report from the shipped texts; without a life it is the general report. */
export function inputOf(
  type: PersonalityType,
  reportType: ReportType,
  life: Life | null,
  locale: Locale = "en",
): ReportInput {
  const draft = life && draftOf(type, life);
  const profile = life && profileOf(type, life);
  return {
    profile,
    type,
    reportType,
    person: life && PERSON,
    answers: draft && { edition: editionVersion(draft), pairs: pairAnswers(draft), scenes: toldScenes(draft) },
    ...reportWords(locale, type, reportType, profile?.evidence),
  };
}
