/** What a person may do with the runs and reports that they keep: name them, delete them, and take that back. */

/** For how long a deleted one can be brought back: 30 days, in milliseconds. */
const DELETED_KEPT_MS = 30 * 86_400_000;

/** What was deleted before this time is gone for good. */
export const deletedBefore = (now: Date): Date => new Date(now.getTime() - DELETED_KEPT_MS);

/** The longest name of a run or report, in UTF-16 units. */
export const TITLE_MAX_LENGTH = 60;

/** What its owner changes of one: a part that is absent stays. */
export interface OwnedChange {
  readonly title?: string | null;
  readonly deletedAt?: Date | null;
}

/** A request to change one, as a change of its row. */
export function ownedChange(input: { title?: string | null; deleted?: boolean }, now: Date): OwnedChange {
  const { title, deleted } = input;
  return {
    ...(title !== undefined && { title }),
    ...(deleted !== undefined && { deletedAt: deleted ? now : null }),
  };
}
