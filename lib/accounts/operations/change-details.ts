import "server-only";
import type { OwnUserId } from "../access";
import { toSessionUser, updateDetails } from "../data/users";
import type { DetailsInput, UserReply } from "../schema";

/** Changes what a person says of themselves. */
export async function changeDetails({ userId, input }: { userId: OwnUserId; input: DetailsInput }): Promise<UserReply> {
  return { user: toSessionUser(await updateDetails(userId, input)) };
}
