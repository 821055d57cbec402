import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { Reader } from "../access";
import { findNotification } from "../data/notifications";
import { insertOpening } from "../data/readers";
import type { TrackInput } from "../schema";
import { liveFeed } from "./live-feed";

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
  if (!(await insertOpening(reader.userId, input.notificationId))) throw new AppError("not_found");
  (await liveFeed()).readers.delete(reader.userId);
  return { success: true };
}
