import { z } from "zod";
import { personalityType, reportType } from "@/lib/assessment/schema";
import type { Reply } from "@/lib/platform/http/reply";
import { LOCALES, localeFrom } from "@/lib/platform/i18n/locales";

/** `Type 1` to `Type 9`, as the list of reports names a type. */
const typeLabel = z.templateLiteral(["Type ", personalityType]);

/** A type in the address of a page, or as `Type 4`. */
const typeParam = z.coerce.number().pipe(personalityType);
const typeFromLabel = typeLabel.transform((label) => Number(label.slice(-1))).pipe(personalityType);

/** GET /api/essence?type= */
export const essenceQuery = z.object({ type: typeParam });
/** Null where the type's line is not published in the language. */
export const essenceReply = z.object({ essence: z.string().nullable() });

export const language = z.enum(LOCALES.map(({ code }) => code));

/** Reports are opened on this site alone. */
const reportUrl = z
  .string()
  .max(200)
  .regex(/^\/api\/[\w/-]+(?:\?report=[\w-]+)?$/, "not the address of a report");

/**
 * POST /api/reports; the same run and report type posted again answers with the same report. What the server knows
 * itself, the personality type, the address and the time, is accepted and not believed.
 */
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
export const reportListItem = z
  .object({
    id: z.string(),
    /** The run that it is about. */
    assessmentId: z.string(),
    reportType,
    personalityType: typeLabel,
    generatedAt: z.iso.datetime(),
    reportUrl,
    /** The language that the report is kept in. */
    language,
    /** What its owner calls it. */
    title: z.string().nullable(),
  })
  .meta({ id: "SavedReport" });
export type ReportListItem = Reply<typeof reportListItem>;

/** GET /api/users/{id}/reports: latest first. */
export const reportsReply = z.array(reportListItem);
export const createReportReply = z.object({ report: reportListItem });
export type CreateReportReply = Reply<typeof createReportReply>;

/** GET /api/users/{id}/reports */
export const userReportsParams = z.object({ id: z.string().min(1).max(64) });

/** PATCH /api/users/{id}/reports/{reportId} */
export const ownReportParams = userReportsParams.extend({ reportId: z.uuid() });

/** GET /api/reports/{reportType}/{type} */
export const reportViewParams = z.object({ reportType, type: typeParam });

/** GET /api/emergency-view/{type} */
export const emergencyViewParams = z.object({ type: typeParam });

/** `report` names one saved report, for its owner; `lang` the language to read it in, its own where unknown. */
export const reportViewQuery = z.object({
  report: z.uuid().optional(),
  lang: z
    .string()
    .optional()
    .transform((code) => localeFrom(code) ?? undefined),
});

/** A slug of the product or of a pack, as part of a URL. */
const reportSlug = z
  .string()
  .min(1)
  .max(50)
  .regex(/^[\w-]+$/, "not a slug");

/** GET /api/v2/reports/{slug} and /pdf */
export const packReportParams = z.object({ slug: reportSlug });

/**
 * `sample=1` is a made-up person, of `type` where it is given; `pair` two people who agreed; `report` one that was
 * saved; else one's own.
 */
export const packReportQuery = z.object({
  sample: z.literal("1").optional(),
  pair: z.uuid().optional(),
  report: z.uuid().optional(),
  type: typeParam.optional(),
  locale: z
    .string()
    .refine((value) => localeFrom(value) !== null, "not a language of ours")
    .optional(),
});
export type PackReportQuery = z.infer<typeof packReportQuery>;
/** A saved report of a pack about one person. */
const packReportItem = z.object({
  id: z.uuid(),
  slug: z.string(),
  domain: z.string(),
  title: z.string(),
  generatedAt: z.iso.datetime(),
  reportUrl: z.string(),
});
export type PackReportItem = Reply<typeof packReportItem>;
/** GET /api/v2/reports: what can be made, what is saved (latest first), and whether there is a result to make it of. */
export const packReportsReply = z.object({
  packs: z.array(z.object({ slug: z.string(), domain: z.string() })),
  reports: z.array(packReportItem),
  ready: z.boolean(),
});
export type PackReportsReply = Reply<typeof packReportsReply>;
/** POST /api/v2/reports/{slug} */
export const savePackReportReply = z.object({ report: packReportItem });
export type SavePackReportReply = Reply<typeof savePackReportReply>;

/** POST /api/pairs/code: whether the address names the one who invites. */
export const createMatchCodeBody = z.object({ showName: z.boolean() });
export type CreateMatchCodeInput = z.infer<typeof createMatchCodeBody>;

/** POST /api/pairs/preview and POST /api/pairs */
export const matchCodeBody = z.object({ code: z.string().min(1).max(100) });
export const matchParams = z.object({ id: z.uuid() });

/** A code to hand on; shown once, since only its hash is kept. */
export const matchCodeReply = z.object({
  code: z.string(),
  /** The address at which it is accepted, with the host, and the same to be photographed. */
  url: z.url(),
  qr: z.object({ size: z.number().int(), path: z.string() }),
  expiresAt: z.iso.datetime(),
});
export type MatchCodeReply = Reply<typeof matchCodeReply>;

/** Whom a code belongs to, before it is used. */
export const matchPreviewReply = z.object({ firstName: z.string() });
export type MatchPreviewReply = Reply<typeof matchPreviewReply>;

/** Two people who are compared, as one of them sees it: the other one's first name. */
export const matchListItem = z.object({ id: z.uuid(), firstName: z.string(), since: z.iso.datetime() });
export type MatchListItem = Reply<typeof matchListItem>;

/** GET /api/pairs; `codeUntil` is when the code that one gave runs out, `otherEndedAt` when the other of two last ended it. */
export const matchListReply = z.object({
  pairs: z.array(matchListItem),
  /** What can be opened about two people: a slug, and the name of an administrator's own pack. */
  packs: z.array(z.object({ slug: z.string(), domain: z.string() })),
  codeUntil: z.iso.datetime().nullable(),
  otherEndedAt: z.iso.datetime().nullable(),
  ready: z.boolean(),
});
export type MatchListReply = Reply<typeof matchListReply>;

export const joinMatchReply = z.object({ pair: matchListItem });
export type JoinMatchReply = Reply<typeof joinMatchReply>;

/** DELETE /api/pairs/{id} and DELETE /api/pairs/code: done, and nothing to tell. */
export const emptyReply = z.object({});
