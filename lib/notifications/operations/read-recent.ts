import "server-only";
import type { Reader } from "../access";
import type { RecentReply } from "../schema";
import { COMMIT_SLACK, type Feed, liveFeed } from "./live-feed";

export interface Recent {
  /** Names what the reader would get; the same on every copy of the server. */
  readonly etag: string;
  /** Null when the reader has it already. */
  readonly reply: RecentReply | null;
}

interface RecentInput {
  readonly since: Date | undefined;
  /** The names that the reader knows, as `If-None-Match` gives them. */
  readonly known: string | null;
}

/** ISO times of one form and zone compare as texts. */
const sentAfter = ({ list }: Feed, time: Date | null | undefined) => {
  const text = time?.toISOString() ?? "";
  return list.filter(({ sentAt }) => sentAt > text);
};

/**
 * What went out to a reader within the last 7 days and was not cleared, or only what is newer than `since`.
 * In the common case nothing has changed: then it asks no database and builds no answer.
 */
export async function readRecent({ reader, input }: { reader: Reader; input: RecentInput }): Promise<Recent> {
  const feed = await liveFeed();
  const who = reader.kind === "person" ? reader.userId : null;
  if (who) feed.seen.add(who);
  const state = who ? await feed.readers.get(who) : undefined;
  const mark = who ? `${who.slice(-6)}.${state?.changedAt?.getTime().toString(36) ?? ""}` : "all";
  const etag = `W/"${feed.version}.${mark}"`;
  if (input.known?.includes(etag)) return { etag, reply: null };

  const since = input.since && new Date(input.since.getTime() - COMMIT_SLACK);
  const addressed = new Set(state?.addressed);
  const cleared = state?.clearedAt?.toISOString() ?? "";
  const notifications = sentAfter(feed, since).filter(
    ({ id, sentAt }) => !who || (addressed.has(id) && sentAt > cleared),
  );
  return {
    etag,
    reply: {
      notifications,
      opened: [...(state?.opened ?? [])],
      clearedAt: cleared || null,
      timestamp: feed.readAt.toISOString(),
    },
  };
}
