import "server-only";
import { randomUUID } from "node:crypto";
import { sealData, unsealData } from "iron-session";
import { cookies } from "next/headers";
import { z } from "zod";
import { DEVICE_COOKIE } from "./cookie-names";
import { env } from "./env";
import { sessionSecret } from "./secrets";

const HALF_A_YEAR = 180 * 24 * 60 * 60;
/** Accounts that one browser is remembered with, the latest first. */
const MOST_ACCOUNTS = 5;

const deviceMark = z.object({ device: z.uuid(), accounts: z.array(z.string()) });
type DeviceMark = z.infer<typeof deviceMark>;

/** The mark of the present browser; one that cannot be opened is none. */
async function presentMark(): Promise<DeviceMark | null> {
  const seal = (await cookies()).get(DEVICE_COOKIE)?.value;
  if (!seal) return null;
  try {
    return deviceMark.parse(await unsealData(seal, { password: sessionSecret(), ttl: HALF_A_YEAR }));
  } catch {
    return null;
  }
}

/**
 * What the tries of the present browser for an account are counted by; null unless it signed in to that account
 * before. Nobody else can use such tries up.
 */
export async function markedCaller(account: string | undefined): Promise<string | null> {
  const mark = await presentMark();
  return account !== undefined && mark?.accounts.includes(account) ? `${mark.device} ${account}` : null;
}

/** Notes in the present browser, for half a year from now, that it signed in to this account. */
export async function markDevice(account: string): Promise<void> {
  const { device, accounts } = (await presentMark()) ?? { device: randomUUID(), accounts: [] };
  const latest = [account, ...accounts.filter((known) => known !== account)].slice(0, MOST_ACCOUNTS);
  const mark: DeviceMark = { device, accounts: latest };
  const seal = await sealData(mark, { password: sessionSecret(), ttl: HALF_A_YEAR });
  const secure = env().APP_URL?.startsWith("https://") ?? false;
  (await cookies()).set(DEVICE_COOKIE, seal, {
    httpOnly: true,
    sameSite: "lax",
    secure,
    path: "/api/auth",
    maxAge: HALF_A_YEAR,
  });
}
