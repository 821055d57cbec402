import "server-only";
import type { UserActor } from "@/lib/accounts/access";
import type { RequestContext } from "@/lib/platform/http/context";
import { listSharesOf } from "../data/shares";
import type { ShareItem } from "../schema";
import { loadOwnReport } from "./load-own-report";

/** The links to an own saved report, latest first. @throws AppError not_found or forbidden. */
export async function listShares(ctx: RequestContext<UserActor>, reportId: string): Promise<ShareItem[]> {
  const { report } = await loadOwnReport(ctx.actor, reportId);
  return listSharesOf(report.id);
}
