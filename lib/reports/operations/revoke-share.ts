import "server-only";
import type { UserActor } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { assertOwnReport } from "../access";
import { endShare, findShare } from "../data";
import type { ShareItem } from "../schema";

/** Ends a link to an own report for good. @throws AppError not_found, or forbidden for somebody else's. */
export async function revokeShare(ctx: RequestContext<UserActor>, id: string): Promise<ShareItem> {
  const share = await findShare(id);
  if (!share) throw new AppError("not_found");
  assertOwnReport(ctx.actor, share);
  return endShare(id, ctx.now);
}
