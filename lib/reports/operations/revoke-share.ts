import "server-only";
import type { UserActor } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { assertOwnReport } from "../access";
import { findShare, markShareRevoked } from "../data/shares";
import type { ShareItem } from "../schema";

/** Revokes a link to an own report. @throws AppError not_found, or forbidden for somebody else's. */
export async function revokeShare(ctx: RequestContext<UserActor>, id: string): Promise<ShareItem> {
  const share = await findShare(id);
  if (!share) throw new AppError("not_found");
  assertOwnReport(ctx.actor, share);
  return markShareRevoked(id, ctx.now);
}
