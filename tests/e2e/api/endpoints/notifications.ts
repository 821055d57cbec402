import { randomUUID } from "node:crypto";
import { successReply } from "@/lib/accounts/schema";
import {
  audienceReply,
  clearReply,
  notificationListReply,
  notificationReply,
  notificationStats,
  preferencesReply,
  recentReply,
} from "@/lib/notifications/schema";
import { ADMIN_ONLY, type Endpoints, refused, without } from "./endpoint";

const SIGNED_IN = [401, 200, 200, 200] as const;

/** For people of type 9, whom no other test knows. */
const notification = () => ({
  id: randomUUID(),
  title: "A title",
  message: "A message",
  type: "general",
  priority: "low",
  targetAudience: "personality_types",
  personalityTypes: [9],
  scheduledFor: null as string | null,
});

const nextDay = () => new Date(Date.now() + 86_400_000).toISOString();

const recent = "/api/notifications/recent";
const audience = "/api/notifications/audience";
const at = (path: string) => ({ path, status: 400 });

export const NOTIFICATION_ENDPOINTS: Endpoints = {
  "GET /api/notifications": {
    reply: notificationListReply,
    path: () => "/api/notifications",
    expected: ADMIN_ONLY,
    bad: () => ({ "a time that is none": at("/api/notifications?before=yesterday") }),
  },
  "POST /api/notifications": {
    reply: notificationReply,
    path: () => "/api/notifications",
    body: notification,
    expected: [401, 403, 403, 201],
    bad: () => ({
      "no title": refused(without(notification(), "title")),
      "a title of blanks": refused({ ...notification(), title: "   " }),
      "a title of 101 characters": refused({ ...notification(), title: "x".repeat(101) }),
      "no message": refused(without(notification(), "message")),
      "a message of 501 characters": refused({ ...notification(), message: "x".repeat(501) }),
      "an unknown type": refused({ ...notification(), type: "alarm" }),
      "an unknown priority": refused({ ...notification(), priority: "urgent" }),
      "an unknown audience": refused({ ...notification(), targetAudience: "everybody" }),
      "no personality type where some are asked for": refused({ ...notification(), personalityTypes: [] }),
      "a tenth personality type": refused({ ...notification(), personalityTypes: [10] }),
      "a time that is none": refused({ ...notification(), scheduledFor: "tomorrow" }),
      "a time that has passed": refused({ ...notification(), scheduledFor: "2026-01-01T00:00:00Z" }),
      "a letter that no text may have": refused({ ...notification(), message: "a\0b" }),
      "an id that is no UUID": refused({ ...notification(), id: "1" }),
      "a link that runs something": refused({ ...notification(), link: "javascript:alert(1)" }),
      "a link to another site by its name alone": refused({ ...notification(), link: "//example.org" }),
      "words of an unknown language": refused({ ...notification(), words: { fr: { title: "a", message: "b" } } }),
      "words without a message": refused({ ...notification(), words: { en: { title: "a" } } }),
    }),
  },
  "PATCH /api/notifications/[id]": {
    reply: notificationReply,
    path: ({ notices }) => `/api/notifications/${notices.waiting}`,
    body: () => ({ ...notification(), scheduledFor: nextDay() }),
    expected: ADMIN_ONLY,
    bad: ({ notices }) => ({
      "no title": refused(without(notification(), "title")),
      "a time that has passed": refused({ ...notification(), scheduledFor: "2026-01-01T00:00:00Z" }),
      "one that has gone out": { path: `/api/notifications/${notices.sent}`, body: notification(), status: 409 },
      "one that is not there": { path: `/api/notifications/${randomUUID()}`, body: notification(), status: 404 },
    }),
  },
  "POST /api/notifications/[id]/revoke": {
    reply: notificationReply,
    path: ({ notices }) => `/api/notifications/${notices.revoked}/revoke`,
    expected: ADMIN_ONLY,
    bad: ({ notices }) => ({
      "one that has not gone out": { path: `/api/notifications/${notices.waiting}/revoke`, status: 404 },
      "one that is not there": { path: `/api/notifications/${randomUUID()}/revoke`, status: 404 },
    }),
  },
  "GET /api/notifications/preferences": {
    reply: preferencesReply,
    path: () => "/api/notifications/preferences",
    expected: [401, 200, 200, 401],
  },
  "PUT /api/notifications/preferences": {
    reply: preferencesReply,
    path: () => "/api/notifications/preferences",
    body: () => ({ muted: [] }),
    expected: [401, 200, 200, 401],
    bad: () => ({
      "an unknown kind": refused({ muted: ["alarm"] }),
      "no list": refused({ muted: "update" }),
      nothing: refused({}),
    }),
  },
  "DELETE /api/notifications/[id]": {
    reply: notificationReply,
    path: ({ notices }) => `/api/notifications/${notices.scheduled}`,
    expected: ADMIN_ONLY,
    bad: ({ notices }) => ({
      "one that has gone out": { path: `/api/notifications/${notices.sent}`, status: 409 },
      "one that is not there": { path: `/api/notifications/${randomUUID()}`, status: 404 },
    }),
  },
  "GET /api/notifications/recent": {
    reply: recentReply,
    path: () => recent,
    expected: SIGNED_IN,
    bad: () => ({
      "a time that is none": at(`${recent}?since=yesterday`),
      "an unknown reader": at(`${recent}?as=king`),
      "an administrator's list": { path: `${recent}?as=admin`, status: 403 },
    }),
  },
  "POST /api/notifications/track": {
    reply: successReply,
    path: () => "/api/notifications/track",
    body: ({ notices }) => ({ notificationId: notices.sent, action: "opened" }),
    expected: SIGNED_IN,
    bad: ({ notices }) => ({
      "another action": refused({ notificationId: notices.sent, action: "closed" }),
      "no notification": refused({ action: "opened" }),
      "one that is not there": { body: { notificationId: randomUUID(), action: "opened" }, status: 404 },
      "one that is for others": { body: { notificationId: notices.others, action: "opened" }, status: 404 },
      "one that has not gone out": { body: { notificationId: notices.scheduled, action: "opened" }, status: 404 },
    }),
  },
  "DELETE /api/notifications/clear": {
    reply: clearReply,
    path: () => "/api/notifications/clear",
    expected: SIGNED_IN,
    bad: () => ({ "a time that is none": at("/api/notifications/clear?before=yesterday") }),
  },
  "GET /api/notifications/stats": {
    reply: notificationStats,
    path: () => "/api/notifications/stats",
    expected: ADMIN_ONLY,
  },
  "GET /api/notifications/audience": {
    reply: audienceReply,
    path: () => `${audience}?targetAudience=personality_types&personalityTypes=4,7`,
    expected: ADMIN_ONLY,
    bad: () => ({
      "no audience": at(audience),
      "an unknown kind": at(`${audience}?targetAudience=all&type=alarm`),
      "an unknown audience": at(`${audience}?targetAudience=everybody`),
      "no type where some are asked for": at(`${audience}?targetAudience=personality_types`),
      "a tenth type": at(`${audience}?targetAudience=personality_types&personalityTypes=10`),
    }),
  },
};
