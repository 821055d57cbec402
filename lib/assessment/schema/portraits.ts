import { z } from "zod";
import type { MeasuredHits, PortraitFigures } from "../domain/portraits/figures";
import { PORTRAIT_CHOICES, PORTRAIT_KINDS } from "../domain/portraits/question";
import { CERTAINTY_BANDS } from "../domain/scoring/wording";
import { assessmentRun } from "../schema";

const number = z.number();
const portraitChoice = z.enum(PORTRAIT_CHOICES);

/** POST /api/users/{id}/portraits: what was said of two portraits, and the run as it was when they were shown. */
export const portraitBody = z.object({ assessmentData: assessmentRun, choice: portraitChoice });
/** The choice that is kept: the first of the run. */
export const portraitReply = z.object({ choice: portraitChoice });

/** GET /api/portraits: what the method text says of real people; null while too few have chosen. */
export const measuredReply = z.object({
  measured: z
    .object({ people: number, hits: number, neither: number })
    .nullable() satisfies z.ZodType<MeasuredHits | null>,
});

const hits = { chose: number, hits: number, said: number.nullable() };
/** GET /api/analytics/portraits */
export const portraitFiguresReply = z.object({
  asked: number,
  answered: number,
  neither: number,
  first: number,
  all: z.object(hits),
  byKind: z.array(z.object({ ...hits, kind: z.enum(PORTRAIT_KINDS) })),
  byBand: z.array(z.object({ ...hits, band: z.enum(CERTAINTY_BANDS) })),
  byLanguage: z.array(z.object({ ...hits, locale: z.string() })),
}) satisfies z.ZodType<PortraitFigures>;
