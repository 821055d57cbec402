import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import { consumeLimit } from "@/lib/platform/http/limits";
import { passwordMatches } from "@/lib/platform/password";
import { findUserByEmail, toSessionUser } from "../data";
import type { AuthReply, LoginInput } from "../schema";
import { startSession } from "./start-session";

/**
 * Signs in. An unknown e-mail and a wrong password get one answer, in one time.
 * @throws AppError unauthenticated, rate_limited.
 */
export async function login({ input }: { input: LoginInput }): Promise<AuthReply> {
  await consumeLimit("signInAccount", input.email);
  const user = await findUserByEmail(input.email);
  const matches = await passwordMatches(user?.passwordHash ?? null, input.password);
  if (!user || !matches) throw new AppError("unauthenticated", { messageKey: "wrongCredentials" });
  await startSession(user);
  return { user: toSessionUser(user), requiresVerification: false };
}
