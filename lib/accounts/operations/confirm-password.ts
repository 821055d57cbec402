import "server-only";
import type { User } from "@/generated/prisma/client";
import { AppError } from "@/lib/platform/errors/app-error";
import { consumeLimit } from "@/lib/platform/http/limits";
import { passwordMatches } from "@/lib/platform/password";
import { findUserById } from "../data";

/**
 * Lets a signed-in person go on who says their password again; `field` is where it stands in the input.
 * @throws AppError invalid_input when it is not theirs, rate_limited, unauthenticated when the account is gone.
 */
export async function confirmPassword(userId: string, password: string | undefined, field: string): Promise<User> {
  await consumeLimit("ownPassword", userId);
  const user = await findUserById(userId);
  if (!user) throw new AppError("unauthenticated");
  if (password !== undefined && (await passwordMatches(user.passwordHash, password))) return user;
  const issues = [{ path: field, message: password === undefined ? "required" : "not the password" }];
  throw new AppError("invalid_input", { messageKey: "wrongPassword", issues });
}
