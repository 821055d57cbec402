import "server-only";
import type { Reader } from "../access";
import { setClearedAt } from "../data/readers";
import { liveFeed } from "./live-feed";

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
  const until = before && before < feed.readAt ? before : feed.readAt;
  if (reader.kind === "person") {
    await setClearedAt(reader.userId, until);
    feed.readers.delete(reader.userId);
  }
  return { success: true, clearedAt: until.toISOString() };
}
