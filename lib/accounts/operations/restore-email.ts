import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { hashPassword } from "@/lib/platform/password";
import { restoreAddress, toSessionUser } from "../data/users";
import type { AuthReply, TokenInput } from "../schema";
import { makeToken, redeemToken } from "./mailed-token";
import { startSession } from "./start-session";

/**
 * Gives an account back to an address that it had, by the link that was mailed there: every session ends, and this
 * browser may set a new password. The old one is void: whoever changed the address knew it.
 * @throws AppError not_found when the link is not good any more, conflict when another account has the address now.
 */
export async function restoreEmail({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: TokenInput;
}): Promise<AuthReply> {
  const token = await redeemToken(input.token, ["restoreEmail"], ctx.now);
  if (!token) throw new AppError("not_found", { messageKey: "linkNotGood" });
  const passwordHash = await hashPassword(makeToken().token);
  const user = await restoreAddress({ ...token, passwordHash }, ctx.now);
  await startSession(user, { mustChangePassword: true });
  return { user: toSessionUser(user), requiresVerification: false, mustChangePassword: true };
}
