import { z } from "zod";
import { isInstant } from "@/lib/assessment/domain/run/instant";
import type { Reply } from "@/lib/platform/http/reply";
import { LOCALES } from "@/lib/platform/i18n/locales";
import {
  AUDIENCES,
  isLink,
  LINK_MAX,
  lacksTypes,
  MESSAGE_MAX,
  NOTIFICATION_TYPES,
  PRIORITIES,
  TITLE_MAX,
} from "./domain/notification";

const types = z.array(z.number().int().min(1).max(9)).max(9);
const typesRequired = "choose at least one type";
const invalidInstant = "not a time between 1970 and 2100";

const title = z.string().trim().min(1).max(TITLE_MAX);
const message = z.string().trim().min(1).max(MESSAGE_MAX);
const languages = z.enum(LOCALES.map(({ code }) => code));
/** Title and message by language; whoever reads another one gets those of the notification. */
const words = z.partialRecord(languages, z.strictObject({ title, message }));

/** POST /api/notifications; the id is made in the browser, so that a repeat is not sent twice. PATCH has the same. */
export const createNotificationBody = z
  .object({
    id: z.uuid().optional(),
    title,
    message,
    words: words.default({}),
    link: z
      .string()
      .trim()
      .max(LINK_MAX)
      .refine((text) => text === "" || isLink(text), "a page of this site, or an address that begins with https")
      .nullish()
      .transform((text) => text || null),
    type: z.enum(NOTIFICATION_TYPES).default("general"),
    priority: z.enum(PRIORITIES).default("normal"),
    targetAudience: z.enum(AUDIENCES).default("all"),
    personalityTypes: types.nullish().transform((value) => [...new Set(value ?? [])].sort()),
    scheduledFor: z.iso
      .datetime({ offset: true })
      .refine((value) => isInstant(new Date(value)), invalidInstant)
      .nullish(),
  })
  .refine(({ targetAudience, personalityTypes }) => !lacksTypes(targetAudience, personalityTypes), {
    path: ["personalityTypes"],
    message: typesRequired,
  });
export type CreateNotificationInput = z.infer<typeof createNotificationBody>;

/** GET /api/notifications/audience; the types are joined by commas. */
export const audienceQuery = z
  .object({
    targetAudience: z.enum(AUDIENCES),
    /** Whoever does not want this kind is not counted. */
    type: z.enum(NOTIFICATION_TYPES).default("general"),
    personalityTypes: z
      .string()
      .regex(/^([1-9](,[1-9]){0,8})?$/)
      .transform((list) => (list === "" ? [] : list.split(",").map(Number)))
      .default([]),
  })
  .refine(({ targetAudience, personalityTypes }) => !lacksTypes(targetAudience, personalityTypes), {
    path: ["personalityTypes"],
    message: typesRequired,
  });

const instant = z
  .union([z.iso.datetime({ offset: true }), z.string().regex(/^\d{1,13}$/)])
  .transform((value) => new Date(/^\d+$/.test(value) ? Number(value) : value))
  .refine(isInstant, invalidInstant);

/** The role of a reader who is signed in as user and as administrator; the user unless given. */
const readerRole = z.enum(["user", "admin"]).optional();

/** GET /api/notifications/recent; `since` is the timestamp of an answer before. */
export const recentQuery = z.object({ since: instant.optional(), as: readerRole });
/** DELETE /api/notifications/clear; `before` is the timestamp of the answer that was on the screen. */
export const clearQuery = z.object({ before: instant.optional(), as: readerRole });
export const trackQuery = z.object({ as: readerRole });

export const trackBody = z.object({ notificationId: z.string().min(1).max(64), action: z.literal("opened") });
export type TrackInput = z.infer<typeof trackBody>;

export const notificationParams = z.object({ id: z.string().min(1).max(64) });
/** GET /api/notifications; `before` is the `createdAt` of the last one of the page before. */
export const listQuery = z.object({ before: instant.optional() });

/** A notification as its readers get it, without its audience. */
export const readerNotification = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** What those read instead whose language is in it. */
  words,
  link: z.string().nullable(),
  type: z.enum(NOTIFICATION_TYPES),
  priority: z.enum(PRIORITIES),
  createdAt: z.string(),
  /** When it went out. */
  sentAt: z.string(),
});
export type ReaderNotification = Reply<typeof readerNotification>;

export const recentReply = z.object({
  notifications: z.array(readerNotification),
  /** Of all that are in the list, those that this person opened. */
  opened: z.array(z.string()),
  /** Those of the last days that were taken back, or told of a comparison that has ended: not to be shown any more. */
  revoked: z.array(z.string()),
  /** What went out until then is cleared. */
  clearedAt: z.string().nullable(),
  /**
   * When the latest went out: as `since` of the next request it brings what comes after, each once. What tells this
   * person alone of a comparison comes with every answer.
   */
  timestamp: z.string(),
});
export type RecentReply = Reply<typeof recentReply>;

/** A notification as administrators get it. */
export const adminNotification = z
  .object({
    ...readerNotification.shape,
    sentAt: z.string().nullable(),
    targetAudience: z.enum(AUDIENCES),
    personalityTypes: z.array(z.number()),
    scheduledFor: z.string().nullable(),
    /** Whether a whole group is addressed, and not people of chosen types. */
    isBulk: z.boolean(),
    isActive: z.boolean(),
    /** When it was taken back after it went out. */
    revokedAt: z.string().nullable(),
    /** Null until it was sent and they were counted. */
    recipients: z.number().nullable(),
    opened: z.number(),
  })
  .meta({ id: "Notification" });
export type AdminNotification = Reply<typeof adminNotification>;

export const notificationStats = z.object({
  /** That went out; those that wait, were cancelled before or taken back after are counted apart. */
  totalNotifications: z.number(),
  scheduled: z.number(),
  cancelled: z.number(),
  revoked: z.number(),
  /** People addressed, summed over all that went out. */
  totalSent: z.number(),
  /** Each person once per notification. */
  totalOpened: z.number(),
  /** Percent of `totalSent`, 0 to 100. */
  globalOpenRate: z.number(),
  /** Signed-in people seen in the last 10 seconds, over all copies of the server. */
  connectedClients: z.number(),
  serverStatus: z.literal("online"),
  timestamp: z.string(),
});
export type NotificationStats = Reply<typeof notificationStats>;

/** GET and PUT /api/notifications/preferences: the kinds that the person does not want to get. */
export const preferences = z.strictObject({
  muted: z
    .array(z.enum(NOTIFICATION_TYPES))
    .max(NOTIFICATION_TYPES.length)
    .transform((types) => [...new Set(types)]),
});
export const preferencesReply = z.object({ muted: z.array(z.enum(NOTIFICATION_TYPES)) });
export type Preferences = Reply<typeof preferencesReply>;

/** POST /api/notifications and DELETE /api/notifications/{id} */
export const notificationReply = z.object({ notification: adminNotification });
export type NotificationReply = Reply<typeof notificationReply>;
/** GET /api/notifications; `next` is the `before` of the page after, null at the end. */
export const notificationListReply = z.object({
  notifications: z.array(adminNotification),
  next: z.string().nullable(),
});
export type NotificationListReply = Reply<typeof notificationListReply>;
/** DELETE /api/notifications/clear: until when the list is clear. */
export const clearReply = z.object({ success: z.literal(true), clearedAt: z.iso.datetime() });
/** GET /api/notifications/audience: people who would get it now. */
export const audienceReply = z.object({ count: z.number() });
