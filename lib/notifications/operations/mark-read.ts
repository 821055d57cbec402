import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { Reader } from "../access";
import { clearReader, findNotification, noteOpened } from "../data";
import type { TrackInput } from "../schema";
import { liveFeed } from "./live-feed";

/**
 * Notes that a person opened a notification, counted once however often it is clicked. An administrator's click
 * counts nowhere: administrators are nobody's audience.
 * @throws AppError not_found when there is no such notification for this reader.
 */
export async function trackOpened({
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
  if (!(await noteOpened(reader.userId, input.notificationId))) throw new AppError("not_found");
  (await liveFeed()).readers.drop(reader.userId);
  return { success: true };
}

/**
 * Clears the list of the person who asks, and of nobody else. Administrators share one password and no account:
 * theirs is kept by their browser, which gets the time back.
 * @returns until when it is clear
 */
export async function clearRecent({
  reader,
  before,
}: {
  reader: Reader;
  before: Date | undefined;
}): Promise<{ success: true; clearedAt: string }> {
  const feed = await liveFeed();
  const until = before && before < feed.readAt ? before : feed.readAt;
  if (reader.kind === "person") {
    await clearReader(reader.userId, until);
    feed.readers.drop(reader.userId);
  }
  return { success: true, clearedAt: until.toISOString() };
}
