import "server-only";
import type { Reader } from "../access";
import type { RecentReply } from "../schema";
import { COMMIT_LAG_MS, type FeedSnapshot, liveFeed, noteSeen } from "./live-feed";

export interface RecentResult {
  /** Names what the reader would get; the same on every copy of the server. */
  readonly etag: string;
  /** Null when the reader has it already. */
  readonly reply: RecentReply | null;
}

interface RecentInput {
  readonly since: Date | undefined;
  /** The names that the reader knows, as `If-None-Match` gives them. */
  readonly ifNoneMatch: string | null;
}

/** ISO times of one form and zone compare as texts. */
const sentAfter = ({ list }: FeedSnapshot, time: Date | null | undefined) => {
  const text = time?.toISOString() ?? "";
  return list.filter(({ sentAt }) => sentAt > text);
};

/**
 * When the latest went out that this process knows of, which is later than all before it (`sendDue`): who asks from
 * there gets what comes after, and nothing twice.
 */
function readUntil({ list, readAt }: FeedSnapshot, since: Date | undefined): string {
  const latest = list[0]?.sentAt ?? new Date(readAt.getTime() - COMMIT_LAG_MS).toISOString();
  return [since?.toISOString() ?? "", latest].sort()[1] ?? latest;
}

/**
 * What went out to a reader within the last 7 days and was not cleared, or only what is newer than `since`.
 * In the common case nothing has changed: then it asks no database and builds no answer.
 */
export async function readRecent({ reader, input }: { reader: Reader; input: RecentInput }): Promise<RecentResult> {
  const feed = await liveFeed();
  const userId = reader.kind === "person" ? reader.userId : null;
  if (userId) noteSeen(feed, userId);
  const state = userId ? await feed.readers.get(userId) : undefined;
  const readerTag = userId ? `${userId.slice(-6)}.${state?.changedAt?.getTime().toString(36) ?? ""}` : "all";
  const etag = `W/"${feed.version}.${readerTag}"`;
  if (input.ifNoneMatch?.includes(etag)) return { etag, reply: null };

  const addressed = new Set(state?.addressed);
  const cleared = state?.clearedAt?.toISOString() ?? "";
  const notifications = sentAfter(feed, input.since).filter(
    ({ id, sentAt }) => !userId || (addressed.has(id) && sentAt > cleared),
  );
  return {
    etag,
    reply: {
      notifications,
      opened: [...(state?.opened ?? [])],
      revoked: [...feed.revoked],
      clearedAt: cleared || null,
      timestamp: readUntil(feed, input.since),
    },
  };
}
