import "server-only";
import { type Actor, type OwnUserId, ownIdOf } from "@/lib/accounts/access";
import { loadUser } from "@/lib/accounts/operations/account";
import { latestRunOf } from "@/lib/assessment/data/runs";
import { listPublicPacks } from "@/lib/content/operations/packs";
import { recordPackDemand } from "@/lib/content/operations/record-demand";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { findPackReport, insertPackReport, listPackReportsOf, type SavedPackReport } from "../data/pack-reports";
import type { PackDocument } from "../domain/document/document";
import { savedPackReportUrl } from "../domain/report-urls";
import type { PackReportItem, PackReportsReply, SavePackReportReply } from "../schema";
import { composePackReport } from "./compose-pack-report";
import { findReportPack } from "./find-report-pack";

function toItem({ id, slug, domain, title, generatedAt }: SavedPackReport): PackReportItem {
  return { id, slug, domain, title, generatedAt: generatedAt.toISOString(), reportUrl: savedPackReportUrl(slug, id) };
}

/** The packs about one person that everybody may open, and the reports of packs that this person saved. */
export async function listPackReports(userId: OwnUserId): Promise<PackReportsReply> {
  const [packs, saved, run] = await Promise.all([
    listPublicPacks("single"),
    listPackReportsOf(userId),
    latestRunOf(userId),
  ]);
  return { packs, reports: saved.map(toItem), ready: run !== null };
}

/**
 * Makes and keeps the report of a pack about somebody's latest result; asked again for the same result, answers with
 * the report of the first time.
 * @throws AppError not_found for a pack that is not public or without a result; invalid_input for one about two people.
 */
export async function savePackReport({
  ctx,
  userId,
  slug,
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  slug: string;
}): Promise<SavePackReportReply> {
  const pack = await findReportPack(slug, ctx.locale);
  if (!pack.isPublic || pack.reportType) throw new AppError("not_found");
  if (pack.input === "pair") throw new AppError("invalid_input", { messageKey: "pairWanted" });
  const run = await latestRunOf(userId);
  if (!run) throw new AppError("not_found", { messageKey: "noResultYet" });
  const { firstName, lastName } = await loadUser(userId);
  const { view } = pack;
  const { type } = run.profile;
  const document = await composePackReport({
    ...{ view, type, profile: run.profile, locale: ctx.locale, generatedAt: ctx.now },
    person: { firstName, lastName },
  });
  if (document.kind !== "pack") throw new Error("a pack gives a pack's report");
  const row = { userId, assessmentId: run.id, slug: view.slug, generatedAt: ctx.now, document };
  if (await insertPackReport(row)) await recordPackDemand(view.slug, ctx.locale, [type]);
  const saved = (await listPackReportsOf(userId)).find((each) => each.slug === view.slug);
  if (!saved) throw new Error("a report that was just kept is not there");
  return { report: toItem(saved) };
}

/** A saved report of a pack, for its owner. @throws AppError not_found, unauthenticated, forbidden */
export async function openSavedPackReport(actor: Actor, slug: string, id: string): Promise<PackDocument> {
  if (actor.kind !== "user") throw new AppError("unauthenticated");
  const saved = await findPackReport(id);
  if (!saved || saved.slug.toLowerCase() !== slug.toLowerCase()) throw new AppError("not_found");
  if (saved.userId !== ownIdOf(actor)) throw new AppError("forbidden");
  return saved.document;
}
