import "server-only";
import type { ProgramToken as Row } from "@/generated/prisma/client";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { createToken, hashToken } from "@/lib/platform/tokens";
import { insertToken, listTokens, revokeToken } from "../data/tokens";
import { knownScopes, TOKEN_PREFIX } from "../domain/tokens";
import type { CreateTokenInput, CreateTokenReply, ProgramToken, TokensReply } from "../schema";

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

function toProgramToken(row: Row): ProgramToken {
  return {
    id: row.id,
    name: row.name,
    scopes: knownScopes(row.scopes),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

/** All tokens, latest first, also those that have ended. */
export async function loadTokens(): Promise<TokensReply> {
  return { items: (await listTokens()).map(toProgramToken), next: null };
}

/** Makes a token for a program; the token itself is in this answer and nowhere else. */
export async function makeToken({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: CreateTokenInput;
}): Promise<CreateTokenReply> {
  const token = TOKEN_PREFIX + createToken(TOKEN_BYTES);
  const { name, scopes, days } = input;
  const expiresAt = new Date(ctx.now.getTime() + days * DAY_MS);
  const row = await insertToken({ hash: hashToken(token), name, scopes, createdAt: ctx.now, expiresAt });
  return { item: toProgramToken(row), token };
}

/** How the log names a token: by its name, or its id where there is none. */
export async function nameToken(id: string): Promise<string> {
  return (await listTokens()).find((token) => token.id === id)?.name ?? id;
}

/** Ends a token at once. @throws AppError not_found */
export async function endToken(id: string, now: Date): Promise<{ item: ProgramToken }> {
  const row = await revokeToken(id, now);
  if (!row) throw new AppError("not_found");
  return { item: toProgramToken(row) };
}
