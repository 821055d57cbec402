import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import type { Actor } from "../access";
import { changeEmail, markEmailVerified } from "../data/users";
import type { TokenInput, VerifiedReply } from "../schema";
import { enqueueMail } from "./enqueue-mail";
import { redeemToken } from "./mailed-token";
import { startSession } from "./start-session";

/**
 * Confirms an address by a mailed token: that of a new account, or one that an account is to have from now on;
 * then other sessions end and the old address gets a note, with a way back where it was confirmed.
 * @throws AppError not_found when the token is not good any more, conflict when another account has the address now.
 */
export async function verifyEmail({
  ctx,
  input,
}: {
  ctx: RequestContext<Actor>;
  input: TokenInput;
}): Promise<VerifiedReply> {
  const token = await redeemToken(input.token, ["verifyEmail", "changeEmail"], ctx.now);
  if (!token) throw new AppError("not_found", { messageKey: "linkNotGood" });
  const { userId, email, user } = token;
  if (token.purpose === "verifyEmail") {
    await markEmailVerified(userId, email, ctx.now);
  } else {
    // The browser that opens the link stays signed in when it was; every other session ends with the old address.
    const changed = await changeEmail(userId, email, ctx.now);
    if (ctx.actor.kind === "user" && ctx.actor.userId === userId) await startSession(changed);
    // An address that nobody confirmed may be a stranger's, by a slip of the keyboard: it gets the note alone.
    const kind = user.emailVerifiedAt ? "restoreEmail" : "emailChanged";
    await enqueueMail({ ctx, mail: { kind, email: user.email, userId } });
  }
  return { email };
}
