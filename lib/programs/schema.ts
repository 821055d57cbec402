import { z } from "zod";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import type { Reply } from "@/lib/platform/http/reply";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { SCOPES, TOKEN_DAYS, TOKEN_NAME_MAX } from "./domain/tokens";

const scopes = z
  .array(z.enum(SCOPES))
  .min(1)
  .refine((list) => new Set(list).size === list.length, "a scope is chosen twice");

/** POST /api/programs/tokens */
export const createTokenBody = z.strictObject({
  name: z.string().trim().min(1).max(TOKEN_NAME_MAX),
  scopes,
  days: z.literal([...TOKEN_DAYS]),
});
export type CreateTokenInput = z.infer<typeof createTokenBody>;

export const idParams = z.object({ id: z.uuid() });

/** A token as administrators see it: never the token itself. */
export const programToken = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes,
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** To the minute; null before the first time. */
    lastUsedAt: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "ProgramToken" });
export type ProgramToken = Reply<typeof programToken>;
/** GET /api/programs/tokens: latest first; there is one page. */
export const tokensReply = z.object({ items: z.array(programToken), next: z.null() });
export type TokensReply = Reply<typeof tokensReply>;
/** The token is told once. */
export const createTokenReply = z.object({ item: programToken, token: z.string() });
export type CreateTokenReply = Reply<typeof createTokenReply>;
export const tokenReply = z.object({ item: programToken });

const URL_MAX = 500;
/** POST /api/programs/webhooks; whether the address may be asked is looked up when it is. */
export const createWebhookBody = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(URL_MAX),
});
export type CreateWebhookInput = z.infer<typeof createWebhookBody>;
/** PATCH /api/programs/webhooks/{id} */
export const changeWebhookBody = z.strictObject({ enabled: z.boolean() });

export const webhook = z
  .object({
    id: z.string(),
    url: z.string(),
    enabled: z.boolean(),
    createdAt: z.iso.datetime(),
    /** Deliveries that are not done. */
    waiting: z.number(),
  })
  .meta({ id: "Webhook" });
export type Webhook = Reply<typeof webhook>;
/** GET /api/programs/webhooks: oldest first; there is one page. */
export const webhooksReply = z.object({ items: z.array(webhook), next: z.null() });
export type WebhooksReply = Reply<typeof webhooksReply>;
/** The secret is told once. */
export const createWebhookReply = z.object({ item: webhook, secret: z.string() });
export type CreateWebhookReply = Reply<typeof createWebhookReply>;
export const webhookReply = z.object({ item: webhook });

/** What an address is told: nothing of a person. */
export const runCompleted = z
  .object({
    type: z.literal("run.completed"),
    timestamp: z.iso.datetime(),
    data: z.object({
      runId: z.string(),
      type: z.number().int().min(1).max(9),
      theme: z.enum(REPORT_TYPES),
      language: z.enum(LOCALES.map(({ code }) => code)),
      completedAt: z.iso.datetime(),
    }),
  })
  .meta({ id: "RunCompleted" });

export const webhookDelivery = z
  .object({
    id: z.string(),
    payload: runCompleted,
    createdAt: z.iso.datetime(),
    state: z.enum(["delivered", "givenUp", "waiting"]),
    attempts: z.number(),
    /** The next try, where it waits. */
    dueAt: z.iso.datetime().nullable(),
    deliveredAt: z.iso.datetime().nullable(),
    /** The status that the last try was answered with; null where there was no answer. */
    lastStatus: z.number().nullable(),
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = Reply<typeof webhookDelivery>;
/** GET /api/programs/webhooks/{id}/deliveries; `before` is the `next` of the page before. */
export const deliveriesQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
});
export const deliveriesReply = z.object({ items: z.array(webhookDelivery), next: z.string().nullable() });
export type DeliveriesReply = Reply<typeof deliveriesReply>;
/** POST /api/programs/deliveries/{id}/retry */
export const deliveryReply = z.object({ item: webhookDelivery });
