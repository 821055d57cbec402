import {
  AUDIENCES,
  type Audience,
  MESSAGE_MAX,
  NOTIFICATION_TYPES,
  type NotificationType,
  PRIORITIES,
  type Priority,
  TITLE_MAX,
} from "./notification";

/** What an administrator has typed so far. */
export interface NotificationDraft {
  /** Made before the first try, so that a second one sends nothing twice. */
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly type: NotificationType;
  readonly priority: Priority;
  readonly targetAudience: Audience;
  readonly personalityTypes: readonly number[];
  /** As the field gives it, in the time of the place: `2026-03-01T18:30`; empty means now. */
  readonly scheduledFor: string;
}

export type DraftField = "title" | "message" | "personalityTypes" | "scheduledFor";
export type DraftFault =
  | "titleRequired"
  | "titleTooLong"
  | "messageRequired"
  | "messageTooLong"
  | "typesRequired"
  | "past";

export const emptyDraft = (id: string): NotificationDraft => ({
  id,
  title: "",
  message: "",
  type: "general",
  priority: "normal",
  targetAudience: "all",
  personalityTypes: [],
  scheduledFor: "",
});

const MINUTE = 60_000;

/** What is wrong with a draft, by field; nothing when it can be sent. @param now milliseconds since 1970 */
export function draftFaults(draft: NotificationDraft, now: number): Partial<Record<DraftField, DraftFault>> {
  const title = draft.title.trim();
  const message = draft.message.trim();
  const time = draft.scheduledFor === "" ? now : new Date(draft.scheduledFor).getTime();
  return {
    ...(title.length > TITLE_MAX && { title: "titleTooLong" }),
    ...(title === "" && { title: "titleRequired" }),
    ...(message.length > MESSAGE_MAX && { message: "messageTooLong" }),
    ...(message === "" && { message: "messageRequired" }),
    ...(draft.targetAudience === "personality_types" &&
      draft.personalityTypes.length === 0 && { personalityTypes: "typesRequired" }),
    // A minute that has begun is still now; a time that is none is no time to come.
    ...(!(time > now - MINUTE) && { scheduledFor: "past" }),
  };
}

/** What is sent of a draft; the time becomes an ISO instant, or null for now. */
export function draftBody(draft: NotificationDraft) {
  return {
    ...draft,
    title: draft.title.trim(),
    message: draft.message.trim(),
    personalityTypes: draft.targetAudience === "personality_types" ? draft.personalityTypes : [],
    scheduledFor: draft.scheduledFor === "" ? null : new Date(draft.scheduledFor).toISOString(),
  };
}

/** A draft as it was kept; null when it is none. */
export function readDraft(value: unknown): NotificationDraft | null {
  if (typeof value !== "object" || value === null) return null;
  const draft = value as Partial<Record<keyof NotificationDraft, unknown>>;
  const texts = [draft.id, draft.title, draft.message, draft.scheduledFor];
  const known = <T extends string>(list: readonly T[], given: unknown) => list.some((each) => each === given);
  const fits =
    texts.every((text) => typeof text === "string") &&
    known(NOTIFICATION_TYPES, draft.type) &&
    known(PRIORITIES, draft.priority) &&
    known(AUDIENCES, draft.targetAudience) &&
    Array.isArray(draft.personalityTypes) &&
    draft.personalityTypes.every((type) => Number.isInteger(type) && type >= 1 && type <= 9);
  return fits ? (value as NotificationDraft) : null;
}
