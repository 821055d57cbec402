import { LOCALES, type Locale } from "@/lib/platform/i18n/locales";
import {
  AUDIENCES,
  type Audience,
  isInPast,
  isLink,
  lacksTypes,
  MESSAGE_MAX,
  NOTIFICATION_TYPES,
  type NotificationType,
  PRIORITIES,
  type Priority,
  TITLE_MAX,
  type Words,
  type WordsByLanguage,
} from "./notification";

/** What an administrator has typed so far. */
export interface NotificationInput {
  /** Made before the first try, so that a second one sends nothing twice. */
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** Words of their own for some languages; a language with neither title nor message has none. */
  readonly words: WordsByLanguage;
  /** Empty for none. */
  readonly link: string;
  readonly type: NotificationType;
  readonly priority: Priority;
  readonly targetAudience: Audience;
  readonly personalityTypes: readonly number[];
  /** As the field gives it, in the time of the place: `2026-03-01T18:30`; empty means now. */
  readonly scheduledFor: string;
  /** Whether it stands at the server already, scheduled, and is written anew. */
  readonly editing: boolean;
}

type WordsField = `${keyof Words}.${Locale}`;
export const wordsField = (part: keyof Words, language: Locale): WordsField => `${part}.${language}`;
export type NotificationField = "title" | "message" | "link" | "personalityTypes" | "scheduledFor" | WordsField;
export type NotificationFieldError =
  | "titleRequired"
  | "titleTooLong"
  | "messageRequired"
  | "messageTooLong"
  | "linkForm"
  | "typesRequired"
  | "past";

export const emptyNotificationInput = (id: string): NotificationInput => ({
  id,
  title: "",
  message: "",
  words: {},
  link: "",
  type: "general",
  priority: "normal",
  targetAudience: "all",
  personalityTypes: [],
  scheduledFor: "",
  editing: false,
});

/** The present minute, or another one, as a `datetime-local` field has it, in the browser's time zone. */
export function toLocalMinute(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What a form holds to write a stored notification anew, or, under another id, one like it that is sent at once. */
export function inputOf(
  stored: Pick<NotificationInput, "title" | "message" | "words" | "type" | "priority" | "targetAudience"> & {
    readonly id: string;
    readonly link: string | null;
    readonly personalityTypes: readonly number[];
    readonly scheduledFor: string | null;
  },
  newId: string | null,
): NotificationInput {
  const { title, message, words, type, priority, targetAudience, personalityTypes, link, scheduledFor } = stored;
  return {
    ...{ title, message, words, type, priority, targetAudience, personalityTypes },
    id: newId ?? stored.id,
    link: link ?? "",
    scheduledFor: newId === null && scheduledFor !== null ? toLocalMinute(new Date(scheduledFor)) : "",
    editing: newId === null,
  };
}

/** The words that a language has of its own, without stray spaces; those that have none are left out. */
function ownWords(words: WordsByLanguage): readonly (readonly [Locale, Words])[] {
  return LOCALES.flatMap(({ code }) => {
    const [title, message] = [words[code]?.title.trim() ?? "", words[code]?.message.trim() ?? ""];
    return title === "" && message === "" ? [] : [[code, { title, message }] as const];
  });
}

type WordsErrors = Partial<Record<NotificationField, NotificationFieldError>>;

/** What is wrong with a title and a message. */
function wordsErrors({ title, message }: Words, fields: Readonly<Record<keyof Words, NotificationField>>): WordsErrors {
  return {
    ...(title.length > TITLE_MAX && { [fields.title]: "titleTooLong" }),
    ...(title === "" && { [fields.title]: "titleRequired" }),
    ...(message.length > MESSAGE_MAX && { [fields.message]: "messageTooLong" }),
    ...(message === "" && { [fields.message]: "messageRequired" }),
  };
}

/** What is wrong with a draft, by field; nothing when it can be sent. @param now milliseconds since 1970 */
export function validateNotificationInput(
  input: NotificationInput,
  now: number,
): Partial<Record<NotificationField, NotificationFieldError>> {
  const title = input.title.trim();
  const message = input.message.trim();
  const time = input.scheduledFor === "" ? now : new Date(input.scheduledFor).getTime();
  return {
    ...wordsErrors({ title, message }, { title: "title", message: "message" }),
    ...Object.assign(
      {},
      ...ownWords(input.words).map(([code, words]) =>
        wordsErrors(words, { title: wordsField("title", code), message: wordsField("message", code) }),
      ),
    ),
    ...(input.link.trim() !== "" && !isLink(input.link.trim()) && { link: "linkForm" }),
    ...(lacksTypes(input.targetAudience, input.personalityTypes) && { personalityTypes: "typesRequired" }),
    ...(isInPast(time, now) && { scheduledFor: "past" }),
  };
}

/** What is sent of a draft; the time becomes an ISO instant, or null for now. */
export function notificationBody({ editing: _, ...input }: NotificationInput) {
  return {
    ...input,
    words: Object.fromEntries(ownWords(input.words)),
    link: input.link.trim() || null,
    title: input.title.trim(),
    message: input.message.trim(),
    personalityTypes: input.targetAudience === "personality_types" ? input.personalityTypes : [],
    scheduledFor: input.scheduledFor === "" ? null : new Date(input.scheduledFor).toISOString(),
  };
}

function isWordsByLanguage(value: unknown): value is WordsByLanguage {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every(
    (words: Partial<Words> | null) => typeof words?.title === "string" && typeof words.message === "string",
  );
}

/** A stored draft; null when it is malformed. */
export function parseNotificationInput(value: unknown): NotificationInput | null {
  if (typeof value !== "object" || value === null) return null;
  const input = value as Partial<Record<keyof NotificationInput, unknown>>;
  const texts = [input.id, input.title, input.message, input.link, input.scheduledFor];
  const isOneOf = <T extends string>(list: readonly T[], item: unknown) => list.some((each) => each === item);
  const isValid =
    texts.every((text) => typeof text === "string") &&
    typeof input.editing === "boolean" &&
    isWordsByLanguage(input.words) &&
    isOneOf(NOTIFICATION_TYPES, input.type) &&
    isOneOf(PRIORITIES, input.priority) &&
    isOneOf(AUDIENCES, input.targetAudience) &&
    Array.isArray(input.personalityTypes) &&
    input.personalityTypes.every((type) => Number.isInteger(type) && type >= 1 && type <= 9);
  return isValid ? (value as NotificationInput) : null;
}
