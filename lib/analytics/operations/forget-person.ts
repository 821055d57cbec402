import "server-only";
import { unnameEvents } from "../data/events";

/** Takes a person out of the recorded steps: the counts stay, nothing in them names anybody. */
export function forgetInEvents(userId: string): Promise<void> {
  return unnameEvents(userId);
}
