import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { Reader } from "../access";
import { findNotification } from "../data/notifications";
import {
  insertOpening,
  type MatchNotice,
  markMatchNoticeOpened,
  type ReaderState,
  saveMuted,
  setClearedAt,
} from "../data/readers";
import type { Preferences, RecentReply, TrackInput } from "../schema";
import { COMMIT_LAG_MS, type FeedSnapshot, liveFeed, noteSeen } from "./live-feed";
import { toMatchNotification } from "./match-notice";

interface RecentResult {
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

/** When the latest went out that a reader may have seen: to everybody, or to them alone. */
function latestSeen({ readAt }: FeedSnapshot, state: ReaderState | undefined): Date {
  return new Date(Math.max(readAt.getTime(), ...(state?.matches ?? []).map(({ sentAt }) => sentAt)));
}

/**
 * What went out to a reader within the last 7 days and was not cleared, or only what is newer than `since`; what went to
 * them alone every time, since it has no place in the order of what goes to everybody.
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
  const matches = state?.matches ?? [];
  const cleared = state?.clearedAt?.toISOString() ?? "";
  const forAll = sentAfter(feed, input.since).filter(({ id }) => !userId || addressed.has(id));
  const forOne = matches.filter(({ ended }) => !ended).map(toMatchNotification);
  const idsOf = (some: readonly MatchNotice[]) => some.map(({ matchId }) => matchId);
  return {
    etag,
    reply: {
      notifications: [...forOne, ...forAll]
        .filter(({ sentAt }) => sentAt > cleared)
        .sort((a, b) => b.sentAt.localeCompare(a.sentAt)),
      opened: [...(state?.opened ?? []), ...idsOf(matches.filter(({ opened }) => opened))],
      revoked: [...feed.revoked, ...idsOf(matches.filter(({ ended }) => ended))],
      clearedAt: cleared || null,
      timestamp: readUntil(feed, input.since),
    },
  };
}

/**
 * Records that a person opened a notification, once however often it is clicked. An administrator's click is not
 * counted: administrators are in no audience.
 * @throws AppError not_found when there is no such notification for this reader.
 */
export async function recordOpened({
  reader,
  input,
}: {
  reader: Reader;
  input: TrackInput;
}): Promise<{ success: true }> {
  if (reader.kind === "administrators") {
    if (!(await findNotification(input.notificationId))?.sentAt) throw new AppError("not_found");
    return { success: true };
  }
  const { userId } = reader;
  const { notificationId: id } = input;
  if (!((await insertOpening(userId, id)) || (await markMatchNoticeOpened(userId, id))))
    throw new AppError("not_found");
  (await liveFeed()).readers.delete(userId);
  return { success: true };
}

/**
 * Clears the inbox of the reader who asks. Administrators have no account, so their browser keeps the time that is
 * returned.
 * @returns the time up to which the inbox is cleared
 */
export async function clearInbox({
  reader,
  before,
}: {
  reader: Reader;
  before: Date | undefined;
}): Promise<{ success: true; clearedAt: string }> {
  const feed = await liveFeed();
  const seen = latestSeen(feed, reader.kind === "person" ? await feed.readers.get(reader.userId) : undefined);
  const until = before && before < seen ? before : seen;
  if (reader.kind === "person") {
    await setClearedAt(reader.userId, until);
    feed.readers.delete(reader.userId);
  }
  return { success: true, clearedAt: until.toISOString() };
}

/** Keeps which kinds of notifications a person does not want to get; their list follows at once. */
export async function choosePreferences({
  grant,
  input,
}: {
  grant: OwnUserId;
  input: Preferences;
}): Promise<Preferences> {
  await saveMuted(grant, input.muted);
  (await liveFeed()).readers.delete(grant);
  return { muted: input.muted };
}
