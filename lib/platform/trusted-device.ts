import "server-only";
import { randomUUID } from "node:crypto";
import { sealData, unsealData } from "iron-session";
import { cookies } from "next/headers";
import { z } from "zod";
import { DEVICE_COOKIE } from "./cookie-names";
import { sessionSecret } from "./secrets";
import { cookieOptions } from "./session";

const HALF_YEAR_SECONDS = 180 * 24 * 60 * 60;
/** Accounts that one browser is remembered with, the latest first. */
const MAX_ACCOUNTS = 5;

const trustedDevice = z.object({ device: z.uuid(), accounts: z.array(z.string()) });
type TrustedDevice = z.infer<typeof trustedDevice>;

/** The device cookie of this browser; null when it is missing or cannot be unsealed. */
async function readTrustedDevice(): Promise<TrustedDevice | null> {
  const seal = (await cookies()).get(DEVICE_COOKIE)?.value;
  if (!seal) return null;
  try {
    return trustedDevice.parse(await unsealData(seal, { password: sessionSecret(), ttl: HALF_YEAR_SECONDS }));
  } catch {
    return null;
  }
}

/**
 * What the tries of the present browser for an account are counted by; null unless it signed in to that account
 * before. Nobody else can use such tries up.
 */
export async function trustedDeviceKey(account: string | undefined): Promise<string | null> {
  const trusted = await readTrustedDevice();
  return account !== undefined && trusted?.accounts.includes(account) ? `${trusted.device} ${account}` : null;
}

/** Notes in the present browser, for half a year from now, that it signed in to this account. */
export async function trustDevice(account: string): Promise<void> {
  const { device, accounts } = (await readTrustedDevice()) ?? { device: randomUUID(), accounts: [] };
  const latest = [account, ...accounts.filter((known) => known !== account)].slice(0, MAX_ACCOUNTS);
  const updated: TrustedDevice = { device, accounts: latest };
  const seal = await sealData(updated, { password: sessionSecret(), ttl: HALF_YEAR_SECONDS });
  (await cookies()).set(DEVICE_COOKIE, seal, {
    ...cookieOptions(),
    path: "/api/auth",
    maxAge: HALF_YEAR_SECONDS,
  });
}
