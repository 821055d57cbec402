import { z } from "zod";
import { meReply } from "@/lib/accounts/schema";
import type { Reply } from "@/lib/platform/http/reply";
import { BLOCK_IDS } from "./domain/instrument/blocks";
import { type CalibrationParameters, PARAMETER_BOUNDS } from "./domain/instrument/calibration";
import { CARDS } from "./domain/instrument/cards";
import { COLOR_STATES } from "./domain/instrument/color-selection";
import { EDITION_VERSIONS } from "./domain/instrument/edition";
import { INSTINCTS } from "./domain/instrument/instincts";
import { PAIRS } from "./domain/instrument/pairs";
import { REPORT_TYPES } from "./domain/instrument/report-types";
import { PERSONALITY_TYPES } from "./domain/instrument/types";
import { isInstant, LAST_INSTANT } from "./domain/run/instant";
import { TITLE_MAX_LENGTH } from "./domain/run/owned-items";
import type { Profile } from "./domain/run/profile";
import type { KeptRun, RunRecord } from "./domain/run/run-record";

/** Milliseconds since 1970: a whole number up to the year 2100. */
const instant = z.number().int().min(0).max(LAST_INSTANT);
const timestamped = <T extends z.ZodType>(value: T) => z.strictObject({ value, at: instant });

const pairIds = new Set(PAIRS.map(({ id }) => String(id)));
const optionCounts = new Map(CARDS.map(({ id, types }) => [id, types.length]));

const pairAnswer = z.strictObject({ side: z.enum(["left", "right"]), strong: z.boolean() });
const pairAnswers = z
  .record(z.string().max(2), timestamped(pairAnswer.nullable()))
  .refine((answers) => Object.keys(answers).every((id) => pairIds.has(id)), "unknown pair");

const cardChoices = z
  .record(z.string().max(20), timestamped(z.number().int().min(0).max(8).nullable()))
  .refine(
    (choices) => Object.entries(choices).every(([id, { value }]) => (value ?? 0) < (optionCounts.get(id) ?? 0)),
    "unknown card or option",
  );

const percent = z.number().int().min(0).max(100);
export const colorSelection = z.strictObject({
  selectedStates: z
    .array(z.enum(COLOR_STATES))
    .max(2)
    .refine((states) => new Set(states).size === states.length, "a state is chosen twice"),
  distribution: z
    .strictObject({ primary: percent, secondary: percent })
    .refine(({ primary, secondary }) => primary + secondary === 100, "the split must add up to 100"),
});

const tokens = z.number().int().min(0).max(10);
export const tokenCounts = z
  .strictObject({ self: tokens, oneToOne: tokens, social: tokens })
  .refine(({ self, oneToOne, social }) => self + oneToOne + social <= 10, "there are ten tokens");

const { discrimination, bias, kappa, offset } = PARAMETER_BOUNDS;
const within = ([least, most]: readonly [number, number]) => z.number().min(least).max(most);

/** A scene's kappa and an offset for each option of its card; empty where the model does not read it. */
function isSceneRow([own, ...offsets]: readonly number[], at: number): boolean {
  if (own === undefined) return true;
  return (
    offsets.length === CARDS[at]?.types.length &&
    within(kappa).safeParse(own).success &&
    z.array(within(offset)).safeParse(offsets).success
  );
}

/** The numbers of a calibration, a row for each pair and each card. */
const calibrationParameters = z.strictObject({
  pairs: z.array(z.tuple([within(discrimination), within(bias)])).length(PAIRS.length),
  scenes: z
    .array(z.array(z.number()).max(1 + PERSONALITY_TYPES.length))
    .length(CARDS.length)
    .refine((rows) => rows.every(isSceneRow), "not the parameters of its card"),
}) satisfies z.ZodType<CalibrationParameters>;
export const runCalibration = z.strictObject({ id: z.uuid(), parameters: calibrationParameters });

const runId = z.uuid();
export const reportType = z.enum(REPORT_TYPES);
export const personalityType = z.literal([...PERSONALITY_TYPES]);

/** A run in progress or completed, as the browser keeps it. */
export const assessmentRun = z
  .strictObject({
    runId,
    startedAt: instant,
    instrument: z.literal([...EDITION_VERSIONS]).optional(),
    calibration: runCalibration.optional(),
    reportType: timestamped(reportType),
    rheti: pairAnswers,
    hero: cardChoices,
    block: timestamped(z.enum(BLOCK_IDS).nullable()).nullable(),
    colors: timestamped(colorSelection.extend({ personalityType: personalityType.optional() })).nullable(),
    tokens: timestamped(tokenCounts).nullable(),
    decider: cardChoices,
    deciderAccepted: timestamped(z.boolean()).nullable(),
    sample: z.boolean(),
    completedAt: instant.nullable(),
    standInFor: runId.optional(),
    restoredAt: instant.optional(),
  })
  .meta({ id: "AssessmentRun" });

/**
 * GET /api/me: the person who is signed in, their run in progress, the latest that it took the place of, and the
 * calibration that a run begins with now.
 */
export const meWithRunReply = meReply.extend({
  draft: assessmentRun.nullable(),
  setAside: z.object({ run: assessmentRun, setAsideAt: instant }).nullable(),
  calibration: runCalibration.nullable(),
});

/** PATCH /api/users/{userId} */
export const saveProgressBody = z.object({
  assessmentData: assessmentRun,
  completedAt: z.iso
    .datetime()
    .refine((time) => isInstant(new Date(time)), "not a time between 1970 and 2100")
    .optional(),
});
export const saveProgressReply = z.object({ assessmentData: assessmentRun });

/** POST /api/assessment/complete; what the server can compute itself is accepted and not believed. */
export const completeBody = z.object({
  reportType,
  reportAccess: z.string().max(40).nullish(),
  primaryType: personalityType.optional(),
  confidence: z.number().min(0).max(1).optional(),
  wing: personalityType.optional(),
  selectedStates: z.array(z.enum(COLOR_STATES)).max(2).optional(),
  assessmentData: assessmentRun,
});
export const completeReply = z.object({
  success: z.literal(true),
  assessmentId: z.string(),
  primaryType: personalityType,
  wing: personalityType,
  confidence: z.number(),
  reportHtml: z.string().optional(),
});
export type CompleteReply = Reply<typeof completeReply>;

const number = z.number();
/** One number for each of the nine types. */
const byType = z.record(z.enum(["1", "2", "3", "4", "5", "6", "7", "8", "9"]), number);
const instinct = z.enum(INSTINCTS);
const runColors = colorSelection.extend({ selectedStates: z.tuple([z.enum(COLOR_STATES), z.enum(COLOR_STATES)]) });
const certainty = z.object({
  type: personalityType,
  probability: number,
  outOfTen: number,
  runnerUp: personalityType,
  runnerUpProbability: number,
  close: z.boolean(),
});
const typeEvidence = z.object({
  posterior: byType,
  certainty,
  byPairs: z.object({ type: personalityType, runnerUp: personalityType }).optional(),
  wins: byType,
  circularTriads: number,
  consistency: number,
  closestFlips: z.array(number),
  heroAgreement: number,
  sceneAgreement: z.object({ offered: number, taken: number }).optional(),
});

/** What a completed run comes to, as it is stored. */
export const profile = z
  .object({
    runId,
    type: personalityType,
    confidence: number,
    block: z.object({
      id: z.enum(BLOCK_IDS),
      type: personalityType,
      wing: personalityType,
      name: z.enum(["Block A", "Block B"]),
    }),
    colors: runColors,
    tokens: tokenCounts,
    instincts: z.object({ dominant: instinct, secondary: instinct, blind: instinct, tied: z.boolean() }),
    evidence: typeEvidence.nullable(),
  })
  .meta({ id: "Profile" }) satisfies z.ZodType<Profile>;

/** GET /api/users/{id}/runs/{runId} */
export const runParams = z.object({ id: z.string().min(1).max(64), runId: z.uuid() });

/** A completed run as its own result shows it. */
export const keptRunReply = z.object({
  id: z.string(),
  completedAt: z.iso.datetime(),
  reportType,
  instrument: z.literal([...EDITION_VERSIONS]),
  profile,
  answers: z.record(z.string(), pairAnswer),
  /** The outcome of the extra scenes counts. */
  decided: z.boolean(),
}) satisfies z.ZodType<KeptRun>;

/** `?deleted=true`: those that were deleted and can be brought back. */
export const deletedQuery = z.object({ deleted: z.literal("true").optional() });

/** GET /api/users/{id}/runs?before=: those that were completed before this one. */
export const runsQuery = deletedQuery.extend({ before: z.uuid().optional() });

/** PATCH /api/users/{id}/runs/{runId} and /api/users/{id}/reports/{reportId}: what is absent stays; an empty title takes it away. */
export const ownedChangeBody = z.strictObject({
  title: z
    .string()
    .trim()
    .max(TITLE_MAX_LENGTH)
    .regex(/^[^\p{Cc}]*$/u, "one line")
    .transform((title) => title || null)
    .optional(),
  deleted: z.boolean().optional(),
});
export type OwnedChangeInput = z.infer<typeof ownedChangeBody>;

/** PATCH /api/users/{id}/set-aside/{runId} */
export const setAsideChangeBody = z.strictObject({ deleted: z.boolean() });
export type SetAsideChangeInput = z.infer<typeof setAsideChangeBody>;

/** GET /api/users/{id}/runs: completed runs, latest first, a page at a time. */
export const runsReply = z.array(
  z.object({
    id: z.string(),
    title: z.string().nullable(),
    completedAt: z.iso.datetime(),
    instrument: z.literal([...EDITION_VERSIONS]),
    calibration: z.string().optional(),
    type: personalityType,
    wing: personalityType,
    colors: runColors,
    tokens: tokenCounts,
    evidence: typeEvidence
      .pick({ posterior: true, certainty: true, byPairs: true, wins: true, circularTriads: true })
      .extend({ sides: z.record(z.string(), z.enum(["left", "right"])) })
      .nullable(),
  }),
) satisfies z.ZodType<RunRecord[]>;
