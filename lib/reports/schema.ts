import { z } from "zod";
import { personalityType, reportType } from "@/lib/assessment/schema";

/** `Type 1` to `Type 9`, as the list of reports names a type. */
const typeLabel = z.templateLiteral(["Type ", personalityType]);

/** A type in the address of a page, or as `Type 4`. */
const typeParam = z.coerce.number().pipe(personalityType);
const typeFromLabel = typeLabel.transform((label) => Number(label.slice(-1))).pipe(personalityType);

/** Reports are opened on this site alone. */
const reportUrl = z
  .string()
  .max(200)
  .regex(/^\/api\/[\w/-]+(?:\?report=[\w-]+)?$/, "not the address of a report");

/** POST /api/reports; the same run and report type posted again answers with the same report. */
export const createReportBody = z.object({
  userId: z.string().min(1).max(64),
  reportType,
  personalityType: z.union([personalityType, typeFromLabel]),
  reportData: z.object({ assessmentId: z.uuid() }),
  reportUrl: reportUrl.optional(),
  generatedAt: z.iso.datetime({ offset: true }).optional(),
});
export type CreateReportInput = z.infer<typeof createReportBody>;

/** One row of GET /api/users/{id}/reports. */
export const reportListItem = z.object({
  id: z.string(),
  reportType,
  personalityType: typeLabel,
  generatedAt: z.iso.datetime(),
  reportUrl,
});
export type ReportListItem = z.infer<typeof reportListItem>;

export const reportListReply = z.array(reportListItem);
export const createReportReply = z.object({ report: reportListItem });
export type CreateReportReply = z.infer<typeof createReportReply>;

/** GET /api/users/{id}/reports */
export const userReportsParams = z.object({ id: z.string().min(1).max(64) });

/** GET /api/reports/{reportType}/{type} */
export const reportViewParams = z.object({ reportType, type: typeParam });

/** GET /api/emergency-view/{type} */
export const emergencyViewParams = z.object({ type: typeParam });

/** `report` names one saved report, for its owner. */
export const reportViewQuery = z.object({ report: z.uuid().optional() });
