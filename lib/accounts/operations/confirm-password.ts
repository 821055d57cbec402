import "server-only";
import type { User } from "@/generated/prisma/client";
import { AppError } from "@/lib/platform/errors/app-error";
import { consumeLimit } from "@/lib/platform/http/limits";
import { verifyPassword } from "@/lib/platform/password";
import { findUserById } from "../data/users";

/**
 * Asks a signed-in person for their password again; `field` is its path in the input.
 * @throws AppError invalid_input when it is not theirs, rate_limited, unauthenticated when the account is gone.
 */
export async function confirmPassword(userId: string, password: string | undefined, field: string): Promise<User> {
  await consumeLimit("ownPassword", userId);
  const user = await findUserById(userId);
  if (!user) throw new AppError("unauthenticated");
  if (password !== undefined && (await verifyPassword(user.passwordHash, password))) return user;
  const issues = [{ path: field, message: password === undefined ? "required" : "not the password" }];
  throw new AppError("invalid_input", { messageKey: "wrongPassword", issues });
}
