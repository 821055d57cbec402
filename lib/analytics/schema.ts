import { z } from "zod";
import type { AssessmentDraft } from "@/lib/assessment/domain/draft";
import { isInstant } from "@/lib/assessment/domain/instant";
import { PAIRS } from "@/lib/assessment/domain/pairs";
import type { Profile } from "@/lib/assessment/domain/profile";
import { REPORT_TYPES } from "@/lib/assessment/domain/report-types";
import { personalityType } from "@/lib/assessment/schema";
import { LOCALES } from "@/lib/platform/i18n/locales";
import type { Filters } from "./domain/filters";
import { SORTS } from "./domain/order";
import { STAGES } from "./domain/stages";

/** The steps that may be recorded: the start, the stages in their order, the extra scenes and the report. */
export const TRACKED_STEPS = ["welcome", ...STAGES, "decider", "report"] as const;

const MAX_DATA_CHARACTERS = 4_000;
const MAX_MILLISECONDS = 86_400_000;
const pairIds = new Set(PAIRS.map(({ id }) => String(id)));

/** What the questionnaire sends of its pairs, under the label `pairs`: by id, see `PairRecord`. */
const bit = z.literal([0, 1]);
const pairRecords = z.record(
  z.string().refine((id) => pairIds.has(id), "unknown pair"),
  z.tuple([bit, bit, z.number().int().min(0).max(MAX_MILLISECONDS), z.number().int().min(0).max(100)]),
);
export const pairsData = z.object({ pairs: pairRecords });

/** POST /api/analytics; `id` is made in the browser, so that a repeat is not counted twice. */
export const analyticsBody = z
  .object({
    id: z.uuid().optional(),
    step: z.enum(TRACKED_STEPS),
    label: z.string().max(120).nullish(),
    personalityType: z.number().int().min(1).max(9).nullish(),
    /** The run that it belongs to, and the kind of report that is to come of it. */
    runId: z.uuid().nullish(),
    reportType: z.enum(REPORT_TYPES).nullish(),
    data: z
      .record(z.string().max(60), z.json())
      .refine((data) => JSON.stringify(data).length <= MAX_DATA_CHARACTERS, "too much data")
      .nullish(),
    session: z.string().min(1).max(64),
    timestamp: z
      .union([z.iso.datetime({ offset: true }), z.number().int()])
      .refine((given) => isInstant(new Date(given)), "not a time between 1970 and 2100"),
  })
  .refine(({ step, label, data }) => step !== "rheti" || label !== "pairs" || pairsData.safeParse(data).success, {
    path: ["data", "pairs"],
    message: "not answers to pairs",
  });
export type AnalyticsInput = z.infer<typeof analyticsBody>;

const unset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.nullish());
const day = z.iso.date().refine((given) => given >= "1970-01-01" && given <= "2100-12-31", "not a day of ours");
const filters = {
  from: optional(day),
  to: optional(day),
  type: optional(z.coerce.number().pipe(personalityType)),
  theme: optional(z.enum(REPORT_TYPES)),
  language: optional(z.enum(LOCALES.map(({ code }) => code))),
  q: optional(z.string().trim().max(100)),
};

/** Of a parsed query, the filters alone; what was not asked for is null. */
export function filtersOf(query: { readonly [Key in keyof Filters]?: Filters[Key] | undefined }): Filters {
  const { from = null, to = null, type = null, theme = null, language = null, q } = query;
  return { from, to, type, theme, language, q: q || null };
}

/** GET /api/analytics/summary and GET /api/analytics/instrument */
export const figuresQuery = z.object(filters);

export const MOST_ROWS = 500;

/** GET /api/assessments/all; without a limit the answer is everything, streamed. */
export const assessmentsQuery = z.object({
  ...filters,
  sort: z.enum(SORTS).default("completedAt"),
  order: z.enum(["asc", "desc"]).default("desc"),
  limit: optional(z.coerce.number().int().min(1).max(MOST_ROWS)),
  cursor: optional(z.string().max(600)),
  format: z.enum(["json", "csv"]).default("json"),
});
export type AssessmentsQuery = z.infer<typeof assessmentsQuery>;

export const assessmentParams = z.object({ id: z.string().min(1).max(64) });

/** An assessment as administrators see it. */
export interface AssessmentRecord {
  readonly id: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly primaryType: number;
  readonly wing: number;
  readonly states: readonly [string, string];
  readonly subtypes: { readonly dominant: string; readonly secondary: string; readonly blind: string };
  readonly assessmentData: {
    readonly buildingBlocks: readonly { readonly id: string; readonly type: number; readonly wing: number }[];
    readonly colorStateDetails: readonly { readonly state: string; readonly percentage: number }[];
  };
  readonly theme: string;
  readonly language: string;
  readonly completedAt: string;
}

/** GET /api/assessments/{id}: the whole record. */
export interface FullAssessmentRecord extends AssessmentRecord {
  readonly startedAt: string;
  readonly version: string;
  readonly confidence: number;
  readonly answers: AssessmentDraft;
  readonly profile: Profile;
}
