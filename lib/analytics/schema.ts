import { z } from "zod";
import { isInstant } from "@/lib/assessment/domain/instant";

/** The steps that may be recorded: the screens in their order, and the report. */
export const TRACKED_STEPS = [
  "welcome",
  "rheti",
  "hero-moments",
  "building-blocks",
  "color-phase",
  "detail-tokens",
  "results",
  "report",
] as const;

const MAX_DATA_CHARACTERS = 4_000;

/** POST /api/analytics; `id` is made in the browser, so that a repeat is not counted twice. */
export const analyticsBody = z.object({
  id: z.uuid().optional(),
  step: z.enum(TRACKED_STEPS),
  label: z.string().max(120).nullish(),
  personalityType: z.number().int().min(1).max(9).nullish(),
  data: z
    .record(z.string().max(60), z.json())
    .refine((data) => JSON.stringify(data).length <= MAX_DATA_CHARACTERS, "too much data")
    .nullish(),
  session: z.string().min(1).max(64),
  timestamp: z
    .union([z.iso.datetime({ offset: true }), z.number().int()])
    .refine((given) => isInstant(new Date(given)), "not a time between 1970 and 2100"),
});
export type AnalyticsInput = z.infer<typeof analyticsBody>;
