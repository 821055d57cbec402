import "server-only";
import type { AdminActor } from "@/lib/accounts/access";
import { now } from "@/lib/platform/clock";
import { AppError } from "@/lib/platform/errors/app-error";
import { hashToken } from "@/lib/platform/tokens";
import { findValidToken, noteUse } from "./data/tokens";
import { knownScopes, TOKEN_PREFIX } from "./domain/tokens";

/**
 * The program whose token a request carries as a bearer; null where it carries none.
 * @throws AppError unauthenticated when the token is none of ours, was revoked or has ended
 */
export async function currentProgram(request: Request): Promise<AdminActor | null> {
  const [scheme = "", token = ""] = (request.headers.get("authorization") ?? "").split(" ", 2);
  if (scheme.toLowerCase() !== "bearer") return null;
  const at = now();
  const row = token.startsWith(TOKEN_PREFIX) ? await findValidToken(hashToken(token), at) : null;
  if (!row) throw new AppError("unauthenticated");
  await noteUse(row, at);
  return { kind: "admin", administratorId: null, programId: row.id, role: null, permissions: knownScopes(row.scopes) };
}
