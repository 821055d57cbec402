import { z } from "zod";
import { BLOCK_IDS } from "@/lib/assessment/domain/instrument/blocks";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { isInstant } from "@/lib/assessment/domain/run/instant";
import { assessmentRun, colorSelection, personalityType, profile, tokenCounts } from "@/lib/assessment/schema";
import type { Reply } from "@/lib/platform/http/reply";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { SORTS } from "./domain/assessment-list";
import type { Figures } from "./domain/figures";
import { type Filters, isDay, isReversed, MAX_SEARCH_LENGTH } from "./domain/filters";
import type { PairStats } from "./domain/pair-stats";
import { STAGES } from "./domain/stages";

/** The steps that may be recorded: the start, the stages in their order, the extra scenes and the report. */
const TRACKED_STEPS = ["welcome", ...STAGES, "decider", "report"] as const;

const MAX_DATA_CHARACTERS = 4_000;
const MAX_MILLISECONDS = 86_400_000;
const pairIds = new Set(PAIRS.map(({ id }) => String(id)));

/** What the questionnaire sends of its pairs, under the label `pairs`: by id, see `PairRecord`. */
const bit = z.literal([0, 1]);
const pairRecords = z.record(
  z.string().refine((id) => pairIds.has(id), "unknown pair"),
  z.tuple([bit, bit, z.number().int().min(0).max(MAX_MILLISECONDS).nullable(), z.number().int().min(0).max(100)]),
);
export const pairsData = z.object({ pairs: pairRecords });

/**
 * What may come with a step: the pairs, the answers of the later steps, and where somebody came in. Anything else is
 * left out, so that nobody can keep texts of their own here.
 */
const stepData = z
  .object({
    pairs: pairRecords,
    block: z.enum(BLOCK_IDS),
    ...colorSelection.shape,
    ...tokenCounts.shape,
    mode: z.enum(["register", "login"]),
    reportType: z.enum(REPORT_TYPES),
    accepted: z.boolean(),
    before: personalityType,
    after: personalityType,
  })
  .partial();

/** POST /api/analytics; `id` is made in the browser, so that a repeat is not counted twice. */
export const analyticsBody = z
  .object({
    id: z.uuid().optional(),
    step: z.enum(TRACKED_STEPS),
    label: z.string().max(40).nullish(),
    personalityType: z.number().int().min(1).max(9).nullish(),
    /** The run that it belongs to, and the kind of report that is to come of it. */
    runId: z.uuid().nullish(),
    reportType: z.enum(REPORT_TYPES).nullish(),
    data: z
      .record(z.string().max(60), z.json())
      .refine((data) => JSON.stringify(data).length <= MAX_DATA_CHARACTERS, "too much data")
      .pipe(stepData)
      .nullish(),
    session: z.string().min(1).max(64),
    timestamp: z
      .union([z.iso.datetime({ offset: true }), z.number().int()])
      .refine((value) => isInstant(new Date(value)), "not a time between 1970 and 2100"),
  })
  .refine(({ step, label, data }) => step !== "rheti" || label !== "pairs" || pairsData.safeParse(data).success, {
    path: ["data", "pairs"],
    message: "not answers to pairs",
  });
export type AnalyticsInput = z.infer<typeof analyticsBody>;

const emptyToUndefined = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema.nullish());
const day = z.iso.date().refine(isDay, "not a day of ours");
const filters = {
  from: optional(day),
  to: optional(day),
  type: optional(z.coerce.number().pipe(personalityType)),
  theme: optional(z.enum(REPORT_TYPES)),
  language: optional(z.enum(LOCALES.map(({ code }) => code))),
  q: optional(z.string().trim().max(MAX_SEARCH_LENGTH)),
};

const hasPeriod = (query: Parameters<typeof isReversed>[0]) => !isReversed(query);
const reversedPeriod = { path: ["to"], message: "before the day in `from`" };

/** Of a parsed query, the filters alone; what was not asked for is null. */
export function filtersOf(query: { readonly [Key in keyof Filters]?: Filters[Key] | undefined }): Filters {
  const { from = null, to = null, type = null, theme = null, language = null, q } = query;
  return { from, to, type, theme, language, q: q || null };
}

/** GET /api/analytics/summary and GET /api/analytics/instrument */
export const figuresQuery = z.object(filters).refine(hasPeriod, reversedPeriod);

/** Whether the server knows a time zone by this name: `Asia/Kolkata`. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const MAX_ROWS = 500;

/** GET /api/assessments/all; without a limit the answer is everything, streamed. */
export const assessmentsQuery = z
  .object({
    ...filters,
    sort: z.enum(SORTS).default("completedAt"),
    order: z.enum(["asc", "desc"]).default("desc"),
    limit: optional(z.coerce.number().int().min(1).max(MAX_ROWS)),
    cursor: optional(z.string().max(600)),
    format: z.enum(["json", "csv", "words"]).default("json"),
    /** In whose time the export in words tells when a run was completed; UTC where none is named. */
    zone: optional(z.string().max(60).refine(isTimeZone, "not a time zone")),
  })
  .refine(hasPeriod, reversedPeriod);
export type AssessmentsQuery = z.infer<typeof assessmentsQuery>;

export const assessmentParams = z.object({ id: z.string().min(1).max(64) });

/** An assessment as administrators see it. */
const assessmentRecord = z
  .object({
    id: z.string(),
    userId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    primaryType: z.number(),
    wing: z.number(),
    states: z.tuple([z.string(), z.string()]),
    subtypes: z.object({ dominant: z.string(), secondary: z.string(), blind: z.string() }),
    assessmentData: z.object({
      buildingBlocks: z.array(z.object({ id: z.string(), type: z.number(), wing: z.number() })),
      colorStateDetails: z.array(z.object({ state: z.string(), percentage: z.number() })),
    }),
    theme: z.string(),
    language: z.string(),
    completedAt: z.iso.datetime(),
  })
  .meta({ id: "AssessmentRecord" });
export type AssessmentRecord = Reply<typeof assessmentRecord>;
/** GET /api/assessments/all, where it is JSON. */
export const assessmentsReply = z.array(assessmentRecord);

/** GET /api/assessments/{id}: the whole record. */
export const fullAssessmentRecord = assessmentRecord.extend({
  startedAt: z.iso.datetime(),
  version: z.string(),
  confidence: z.number(),
  answers: assessmentRun,
  profile,
});
export type FullAssessmentRecord = Reply<typeof fullAssessmentRecord>;

/** GET /api/people/{id}/runs; `furthest` is the stage that the latest run came to. */
export const personRunsReply = z.object({
  items: z.array(assessmentRecord.pick({ id: true, completedAt: true })),
  next: z.null(),
  furthest: z.enum(STAGES).nullable(),
});
export type PersonRuns = Reply<typeof personRunsReply>;

const counts = z.array(z.object({ key: z.string(), count: z.number() }));
const roleCounts = z.array(z.object({ key: z.string(), counts: z.array(z.number()) }));

/** GET /api/analytics/summary; `Figures` says what each is. */
export const figuresReply = z.object({
  registered: z.number().nullable(),
  runs: z.number(),
  funnel: counts,
  pairs: counts,
  completed: z.number(),
  recent: z.number(),
  medianMinutes: z.number().nullable(),
  meanConsistency: z.number().nullable(),
  days: z.array(z.object({ day: z.iso.date(), count: z.number() })),
  types: counts,
  wings: counts,
  states: roleCounts,
  instincts: roleCounts,
  themes: counts,
  languages: counts,
  consistency: counts,
}) satisfies z.ZodType<Figures>;

/** GET /api/analytics/instrument */
export const pairStatsReply = z.array(
  z.object({
    id: z.number(),
    answered: z.number(),
    left: z.number(),
    strong: z.number(),
    flips: z.number(),
    medianSeconds: z.number().nullable(),
  }) satisfies z.ZodType<PairStats>,
);
