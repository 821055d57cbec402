import "server-only";
import { randomInt } from "node:crypto";
import { sealData, unsealData } from "iron-session";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import type { Administrator } from "@/generated/prisma/client";
import { BRAND } from "@/lib/platform/brand";
import { AppError } from "@/lib/platform/errors/app-error";
import { sessionSecret } from "@/lib/platform/secrets";
import { hashToken } from "@/lib/platform/tokens";
import {
  confirmSecondFactor,
  setPendingSecondFactor,
  spendRecoveryCode,
  spendSecondFactorStep,
} from "../data/administrators";
import { RECOVERY_CODES } from "../domain/administrators";
import { generateTemporaryPassword } from "../domain/tokens";

/** Seconds for which an app shows a code, and how many codes before and after the present one are taken. */
const PERIOD = 30;
const WINDOW = 1;
const SECRET_BYTES = 20;

const seal = (secret: string) => sealData({ secret }, { password: sessionSecret(), ttl: 0 });

/** What was sealed; null where it was with another `SESSION_SECRET`. */
async function unseal(sealed: string): Promise<string | null> {
  const { secret } = await unsealData<{ secret?: string }>(sealed, { password: sessionSecret(), ttl: 0 });
  return secret ?? null;
}

const totpOf = (secret: Secret, label: string) =>
  new TOTP({ issuer: BRAND, label, secret, algorithm: "SHA1", digits: 6, period: PERIOD });

/** The time step of a code that is right now; null when it is not right. */
async function stepOf(sealed: string, code: string, now: Date): Promise<number | null> {
  const secret = await unseal(sealed);
  if (secret === null || !/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(Secret.fromBase32(secret), "").validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD) + delta;
}

/** Whether a code of the app, or a recovery code, is right; each works once. */
export async function verifySecondFactor(row: Administrator, code: string, now: Date): Promise<boolean> {
  const step = row.secondFactor === null ? null : await stepOf(row.secondFactor, code, now);
  if (step !== null) return spendSecondFactorStep(row.id, step);
  return spendRecoveryCode(row.id, hashToken(code.toLowerCase()));
}

/** Makes a secret that a code has still to confirm, as Base32 and as the SVG of a QR code. */
export async function beginSecondFactor(row: Administrator): Promise<{ secret: string; image: string }> {
  const secret = new Secret({ size: SECRET_BYTES });
  await setPendingSecondFactor(row.id, await seal(secret.base32));
  return { secret: secret.base32, image: renderSVG(totpOf(secret, row.email).toString()) };
}

/**
 * Puts the pending secret in use once a code shows that the app has it.
 * @returns codes that each work once where the app is lost; their hashes alone are kept
 * @throws AppError invalid_input when the code is not right.
 */
export async function finishSecondFactor(row: Administrator, code: string, now: Date): Promise<readonly string[]> {
  const { secondFactorPending: pending } = row;
  const step = pending === null ? null : await stepOf(pending, code, now);
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    generateTemporaryPassword((below) => randomInt(below)),
  );
  const kept =
    pending !== null &&
    step !== null &&
    (await confirmSecondFactor(row.id, pending, { step, recoveryHashes: recoveryCodes.map(hashToken) }));
  if (!kept) {
    const issues = [{ path: "code", message: "not the code" }];
    throw new AppError("invalid_input", { messageKey: "secondFactorWrong", issues });
  }
  return recoveryCodes;
}
