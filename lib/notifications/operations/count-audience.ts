import "server-only";
import { countAudience } from "../data";
import type { AudienceQuery } from "../schema";

/** How many people would get a notification that went out now. */
export async function countRecipients({ targetAudience, personalityTypes }: AudienceQuery): Promise<{ count: number }> {
  return { count: await countAudience(targetAudience, personalityTypes) };
}
