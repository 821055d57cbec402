import {
  AUDIENCES,
  type Audience,
  isInPast,
  lacksTypes,
  MESSAGE_MAX,
  NOTIFICATION_TYPES,
  type NotificationType,
  PRIORITIES,
  type Priority,
  TITLE_MAX,
} from "./notification";

/** What an administrator has typed so far. */
export interface NotificationInput {
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

export type NotificationField = "title" | "message" | "personalityTypes" | "scheduledFor";
export type NotificationFieldError =
  | "titleRequired"
  | "titleTooLong"
  | "messageRequired"
  | "messageTooLong"
  | "typesRequired"
  | "past";

export const emptyNotificationInput = (id: string): NotificationInput => ({
  id,
  title: "",
  message: "",
  type: "general",
  priority: "normal",
  targetAudience: "all",
  personalityTypes: [],
  scheduledFor: "",
});

/** What is wrong with a draft, by field; nothing when it can be sent. @param now milliseconds since 1970 */
export function validateNotificationInput(
  input: NotificationInput,
  now: number,
): Partial<Record<NotificationField, NotificationFieldError>> {
  const title = input.title.trim();
  const message = input.message.trim();
  const time = input.scheduledFor === "" ? now : new Date(input.scheduledFor).getTime();
  return {
    ...(title.length > TITLE_MAX && { title: "titleTooLong" }),
    ...(title === "" && { title: "titleRequired" }),
    ...(message.length > MESSAGE_MAX && { message: "messageTooLong" }),
    ...(message === "" && { message: "messageRequired" }),
    ...(lacksTypes(input.targetAudience, input.personalityTypes) && { personalityTypes: "typesRequired" }),
    ...(isInPast(time, now) && { scheduledFor: "past" }),
  };
}

/** What is sent of a draft; the time becomes an ISO instant, or null for now. */
export function notificationBody(input: NotificationInput) {
  return {
    ...input,
    title: input.title.trim(),
    message: input.message.trim(),
    personalityTypes: input.targetAudience === "personality_types" ? input.personalityTypes : [],
    scheduledFor: input.scheduledFor === "" ? null : new Date(input.scheduledFor).toISOString(),
  };
}

/** A stored draft; null when it is malformed. */
export function parseNotificationInput(value: unknown): NotificationInput | null {
  if (typeof value !== "object" || value === null) return null;
  const input = value as Partial<Record<keyof NotificationInput, unknown>>;
  const texts = [input.id, input.title, input.message, input.scheduledFor];
  const isOneOf = <T extends string>(list: readonly T[], item: unknown) => list.some((each) => each === item);
  const isValid =
    texts.every((text) => typeof text === "string") &&
    isOneOf(NOTIFICATION_TYPES, input.type) &&
    isOneOf(PRIORITIES, input.priority) &&
    isOneOf(AUDIENCES, input.targetAudience) &&
    Array.isArray(input.personalityTypes) &&
    input.personalityTypes.every((type) => Number.isInteger(type) && type >= 1 && type <= 9);
  return isValid ? (value as NotificationInput) : null;
}
