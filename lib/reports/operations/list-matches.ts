import "server-only";
import { agreedUserId, type OwnUserId } from "@/lib/accounts/access";
import { loadFirstName } from "@/lib/accounts/operations/load-account";
import { loadLatestProfile } from "@/lib/assessment/operations/load-runs";
import { listPublicPacks } from "@/lib/content/operations/list-packs";
import { findActiveMatches, findMatchCodeExpiry } from "../data/matches";
import type { MatchListItem, MatchListReply } from "../schema";

interface MatchUserIds {
  readonly giverId: string;
  readonly takerId: string;
}

/** The other one of the two. */
export function otherUserId({ giverId, takerId }: MatchUserIds, userId: string): string {
  return giverId === userId ? takerId : giverId;
}

/** Whom a person is compared with, what can be opened about two people, and the code that is still out. */
export async function listMatches(userId: OwnUserId, now: Date): Promise<MatchListReply> {
  const rows = await findActiveMatches(userId);
  const pairs = await Promise.all(
    rows.map(async (pair): Promise<MatchListItem | null> => {
      const firstName = await loadFirstName(agreedUserId(otherUserId(pair, userId), pair));
      return firstName === null ? null : { id: pair.id, firstName, since: pair.createdAt.toISOString() };
    }),
  );
  const until = await findMatchCodeExpiry(userId, now);
  return {
    pairs: pairs.filter((pair) => pair !== null),
    packs: await listPublicPacks("pair"),
    codeUntil: until?.toISOString() ?? null,
    ready: (await loadLatestProfile(userId)) !== null,
  };
}
