import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { saveMuted } from "../data/readers";
import type { Preferences } from "../schema";
import { liveFeed } from "./live-feed";

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
