import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the parameters of OWASP's password storage advice: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/** Compares with a stored hash; without one it takes as long, and says no. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
