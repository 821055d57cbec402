import { z } from "zod";
import type { Reply } from "@/lib/platform/http/reply";

const number = z.number();
const bins = z.array(z.object({ said: number, found: number, people: number }));

/** What came of a comparison with the model in use; `ComparisonReport` says what each is. */
const comparison = z.object({
  gain: number,
  gainError: number,
  curve: z.object({ base: bins, candidate: bins }),
  changed: number,
  verdict: z.enum(["too-few", "no-gain", "gain"]),
  moved: z.array(
    z.object({
      pairId: number,
      discrimination: number,
      discriminationError: number,
      bias: number,
      biasError: number,
    }),
  ),
});

const calibrationReport = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** How many runs it was estimated from. */
  runs: number,
  /** When the calibration was made that it was compared with; null for the edition as it was set. */
  comparedTo: z.string().nullable(),
  comparison,
  differences: z.array(
    z.object({
      pairId: number,
      locale: z.string(),
      difference: number,
      error: number,
      p: number,
      flagged: z.boolean(),
    }),
  ),
});
export type CalibrationReport = Reply<typeof calibrationReport>;

/** Where an estimation stands: `share` of its work from 0 to 1. */
export const estimationState = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("idle") }),
  z.object({ kind: z.literal("running"), share: number, startedAt: z.iso.datetime() }),
  z.object({ kind: z.literal("done"), calibrationId: z.string() }),
  z.object({ kind: z.literal("cancelled") }),
  z.object({ kind: z.literal("failed") }),
]);
export type EstimationState = Reply<typeof estimationState>;

/** GET /api/instrument */
export const instrumentReply = z.object({
  /** The edition that new runs begin with. */
  edition: number,
  /** People with a completed run in it, the fewest that are estimated from, and the most. */
  runs: number,
  minRuns: number,
  maxRuns: number,
  /** The day of the first completed run in it; null without one. */
  since: z.iso.date().nullable(),
  estimation: estimationState,
  /** The latest, latest first. */
  calibrations: z.array(calibrationReport),
  /** What new runs began with, latest first: the first one is in use. No calibration is the edition as it was set. */
  adoptions: z.array(z.object({ id: number, calibrationId: z.string().nullable(), adoptedAt: z.iso.datetime() })),
});
export type InstrumentReply = Reply<typeof instrumentReply>;

/** POST /api/instrument/adoptions; null goes back to the edition as it was set. */
export const adoptBody = z.strictObject({ calibrationId: z.uuid().nullable() });
