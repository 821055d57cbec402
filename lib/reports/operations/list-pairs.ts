import "server-only";
import { agreedUserId, type OwnUserId } from "@/lib/accounts/access";
import { loadFirstName } from "@/lib/accounts/operations/load-first-name";
import { loadNewestProfile } from "@/lib/assessment/operations/load-run";
import { pairPacks } from "@/lib/content/operations/list-packs";
import { livePairsOf, openCodeUntil } from "../data/pairs";
import type { PairListItem, PairListReply } from "../schema";

interface PairIds {
  readonly aUserId: string;
  readonly bUserId: string;
}

/** The other one of the two. */
export function otherOf({ aUserId, bUserId }: PairIds, userId: string): string {
  return aUserId === userId ? bUserId : aUserId;
}

/** Whom a person is compared with, what can be opened about two people, and the code that is still out. */
export async function listPairs(userId: OwnUserId, now: Date): Promise<PairListReply> {
  const rows = await livePairsOf(userId);
  const pairs = await Promise.all(
    rows.map(async (pair): Promise<PairListItem | null> => {
      const firstName = await loadFirstName(agreedUserId(otherOf(pair, userId), pair));
      return firstName === null ? null : { id: pair.id, firstName, since: pair.createdAt.toISOString() };
    }),
  );
  const until = await openCodeUntil(userId, now);
  return {
    pairs: pairs.filter((pair) => pair !== null),
    packs: await pairPacks(),
    codeUntil: until?.toISOString() ?? null,
    ready: (await loadNewestProfile(userId)) !== null,
  };
}
