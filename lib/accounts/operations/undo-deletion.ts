import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { cancelDeletion } from "../data/deletion";
import type { TokenInput } from "../schema";
import { redeemToken } from "./mailed-token";

/** Cancels a scheduled deletion. @throws AppError not_found when it is too late or the link is not valid. */
export async function undoDeletion({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: TokenInput;
}): Promise<{ success: true }> {
  const token = await redeemToken(input.token, ["undoDeletion"], ctx.now);
  const cancelled = token !== null && (await cancelDeletion(token.userId, ctx.now));
  if (!cancelled) throw new AppError("not_found", { messageKey: "linkNotGood" });
  return { success: true };
}
