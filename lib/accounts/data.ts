import "server-only";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/app-error";
import { errorCode } from "@/lib/platform/errors/error-code";
import type { SessionUser } from "./schema";

const UNIQUE_VIOLATION = "P2002";

interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly passwordHash: string;
  readonly registeredAt: Date;
}

/** What leaves the server of a user: never the hash. */
export function toSessionUser(user: User): SessionUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    registeredAt: user.registeredAt.toISOString(),
    completedAt: user.completedAt?.toISOString() ?? null,
  };
}

/** Writes a new user. @throws AppError conflict when the e-mail has an account. */
export async function insertUser(user: NewUser): Promise<User> {
  try {
    return await (await db()).user.create({ data: user });
  } catch (cause) {
    if (errorCode(cause) === UNIQUE_VIOLATION) throw new AppError("conflict", { messageKey: "emailTaken", cause });
    throw cause;
  }
}

export async function findUserByEmail(email: string): Promise<User | null> {
  return (await db()).user.findUnique({ where: { email } });
}

export async function findUserById(id: string): Promise<User | null> {
  return (await db()).user.findUnique({ where: { id } });
}

/** The epoch that a session of this user must carry; null when there is no such user. */
export async function sessionEpochOf(id: string): Promise<number | null> {
  const row = await (await db()).user.findUnique({ where: { id }, select: { sessionEpoch: true } });
  return row?.sessionEpoch ?? null;
}
