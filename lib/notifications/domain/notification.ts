import type { Locale } from "@/lib/platform/i18n/locales";

export const NOTIFICATION_TYPES = ["general", "welcome", "update", "promotion"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The kind of what tells one person of a comparison: who does not want this kind does not get it either. */
export const MATCH_NOTICE_TYPE = "general" satisfies NotificationType;

export const PRIORITIES = ["low", "normal", "high"] as const;
export type Priority = (typeof PRIORITIES)[number];

/**
 * Who is addressed, by what is true of a person at the moment of sending; whoever registers later gets nothing
 * of before. `new`: registered within 7 days. `returning`: was there again at least a day after registering.
 * `completed`: has a completed run. `personality_types`: the latest completed run gave one of the types.
 */
export const AUDIENCES = ["all", "new", "returning", "completed", "personality_types"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A form that gives minutes may name the minute that has just begun, in milliseconds. */
const PAST_TOLERANCE_MS = 60_000;

/** Whether a time to send at has passed; an invalid time counts as passed. Both in milliseconds since 1970. */
export function isInPast(time: number, now: number): boolean {
  return !(time >= now - PAST_TOLERANCE_MS);
}

/** Whether an audience of chosen types names no type. */
export function lacksTypes(audience: Audience, types: readonly number[]): boolean {
  return audience === "personality_types" && types.length === 0;
}

export const TITLE_MAX = 100;
export const MESSAGE_MAX = 500;
/** How long ago somebody counted as new may have registered, in days. */
export const NEW_WITHIN_DAYS = 7;
/** The longest link, in characters. */
export const LINK_MAX = 500;

/** Whether a link leads to a page of this site (`/reports`) or to an address that begins with https. */
export function isLink(text: string): boolean {
  if (text.length > LINK_MAX) return false;
  if (/^\/(?![/\\])[^\s\\]*$/.test(text)) return true;
  return /^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text);
}

/** Title and message in one language. */
export interface Words {
  readonly title: string;
  readonly message: string;
}
/** The languages that have words of their own. */
export type WordsByLanguage = Readonly<Partial<Record<Locale, Words>>>;

/** A notification with the words of a language, where it has its own; else as it is. */
export function inLanguage<Item extends Words & { readonly words?: WordsByLanguage | undefined }>(
  item: Item,
  language: Locale,
): Item {
  return { ...item, ...item.words?.[language] };
}

/** How long a notification stays in the list, in days. */
export const RECENT_WINDOW_DAYS = 7;

/** The state of a notification; `sending` is due and about to be sent, `revoked` was taken back after it went out. */
export type NotificationStatus = "scheduled" | "sending" | "sent" | "cancelled" | "revoked";

interface StatusInput {
  readonly isActive: boolean;
  readonly scheduledFor: string | null;
  readonly sentAt: string | null;
  readonly revokedAt?: string | null;
}

/** @param now milliseconds since 1970 */
export function statusOf({ isActive, scheduledFor, sentAt, revokedAt }: StatusInput, now: number): NotificationStatus {
  if (revokedAt) return "revoked";
  if (sentAt !== null) return "sent";
  if (!isActive) return "cancelled";
  return scheduledFor !== null && Date.parse(scheduledFor) > now ? "scheduled" : "sending";
}

/** Opened of sent in percent, 0 to 100, to one decimal; 0 when nothing was sent. */
export function openRate(opened: number, sent: number): number {
  if (sent <= 0) return 0;
  return Math.min(100, Math.round((1_000 * opened) / sent) / 10);
}

/** The figure on the bell; empty without unread ones. */
export function badgeText(unread: number): string {
  if (unread <= 0) return "";
  return unread > 99 ? "99+" : String(unread);
}
