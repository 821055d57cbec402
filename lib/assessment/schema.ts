import { z } from "zod";
import { BLOCK_IDS } from "./domain/blocks";
import { CARDS } from "./domain/cards";
import { COLOR_STATES } from "./domain/color-states";
import { isInstant, LAST_INSTANT } from "./domain/instant";
import { PAIRS } from "./domain/pairs";
import { REPORT_TYPES } from "./domain/report-types";
import { PERSONALITY_TYPES } from "./domain/types";

/** Milliseconds since 1970: a whole number up to the year 2100. */
const instant = z.number().int().min(0).max(LAST_INSTANT);
const stamped = <T extends z.ZodType>(value: T) => z.strictObject({ value, at: instant });

const pairIds = new Set(PAIRS.map(({ id }) => String(id)));
const optionCounts = new Map(CARDS.map(({ id, types }) => [id, types.length]));

const pairAnswer = z.strictObject({ side: z.enum(["left", "right"]), strong: z.boolean() });
const pairAnswers = z
  .record(z.string().max(2), stamped(pairAnswer.nullable()))
  .refine((answers) => Object.keys(answers).every((id) => pairIds.has(id)), "unknown pair");

const cardChoices = z
  .record(z.string().max(20), stamped(z.number().int().min(0).max(8).nullable()))
  .refine(
    (choices) => Object.entries(choices).every(([id, { value }]) => (value ?? 0) < (optionCounts.get(id) ?? 0)),
    "unknown card or option",
  );

const percent = z.number().int().min(0).max(100);
const colorSelection = z.strictObject({
  selectedStates: z
    .array(z.enum(COLOR_STATES))
    .max(2)
    .refine((states) => new Set(states).size === states.length, "a state is chosen twice"),
  distribution: z
    .strictObject({ primary: percent, secondary: percent })
    .refine(({ primary, secondary }) => primary + secondary === 100, "the split must add up to 100"),
});

const tokens = z.number().int().min(0).max(10);
const tokenCounts = z
  .strictObject({ self: tokens, oneToOne: tokens, social: tokens })
  .refine(({ self, oneToOne, social }) => self + oneToOne + social <= 10, "there are ten tokens");

export const runId = z.uuid();
export const reportType = z.enum(REPORT_TYPES);
export const personalityType = z.literal([...PERSONALITY_TYPES]);

/** A run in progress or completed, as the browser keeps it. */
export const assessmentDraft = z.strictObject({
  runId,
  startedAt: instant,
  reportType: stamped(reportType),
  rheti: pairAnswers,
  hero: cardChoices,
  block: stamped(z.enum(BLOCK_IDS).nullable()).nullable(),
  colors: stamped(colorSelection).nullable(),
  tokens: stamped(tokenCounts).nullable(),
  decider: cardChoices,
  deciderAccepted: stamped(z.boolean()).nullable(),
  sample: z.boolean(),
  completedAt: instant.nullable(),
});

/** PATCH /api/users/{userId} */
export const saveProgressBody = z.object({
  assessmentData: assessmentDraft,
  completedAt: z.iso
    .datetime()
    .refine((given) => isInstant(new Date(given)), "not a time between 1970 and 2100")
    .optional(),
});
export const saveProgressReply = z.object({ assessmentData: assessmentDraft });

/** POST /api/assessment/complete; what the server can compute itself is accepted and not believed. */
export const completeBody = z.object({
  reportType,
  reportAccess: z.string().max(40).nullish(),
  primaryType: personalityType.optional(),
  confidence: z.number().min(0).max(1).optional(),
  wing: personalityType.optional(),
  selectedStates: z.array(z.enum(COLOR_STATES)).max(2).optional(),
  assessmentData: assessmentDraft,
});
export const completeReply = z.object({
  success: z.literal(true),
  assessmentId: z.string(),
  primaryType: personalityType,
  wing: personalityType,
  confidence: z.number(),
  reportHtml: z.string().optional(),
});
export type CompleteReply = z.infer<typeof completeReply>;

/** GET /api/blocks?type= */
export const blocksQuery = z.object({ type: z.coerce.number().pipe(personalityType) });
export const blocksReply = z.array(
  z.object({
    id: z.enum(BLOCK_IDS),
    type: personalityType,
    wing: personalityType,
    name: z.enum(["Block A", "Block B"]),
    title: z.string(),
    description: z.string(),
    gift: z.string(),
    watch: z.string(),
  }),
);
export type BlockReply = z.infer<typeof blocksReply>[number];

/** GET /api/state?score=&type= */
export const stateQuery = z.object({
  score: z
    .string()
    .regex(/^\d+(?:\.\d+)?$/, "not a number")
    .pipe(z.coerce.number<string>().min(0).max(100)),
  type: z.coerce.number().pipe(personalityType),
});
export const stateReply = z.object({ state: z.string(), level: z.enum(COLOR_STATES) });
export type StateReply = z.infer<typeof stateReply>;
