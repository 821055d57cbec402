import { fetchJson } from "@/lib/platform/http/fetch-json";
import type {
  CreateTokenInput,
  CreateTokenReply,
  CreateWebhookReply,
  createTokenReply,
  createWebhookReply,
  DeliveriesReply,
  deliveriesReply,
  deliveryReply,
  TokensReply,
  tokenReply,
  tokensReply,
  WebhooksReply,
  webhookReply,
  webhooksReply,
} from "../schema";

const TOKENS = "/api/programs/tokens";
const WEBHOOKS = "/api/programs/webhooks";

export const programKeys = {
  tokens: ["program-tokens"] as const,
  webhooks: ["webhooks"] as const,
  deliveries: (webhookId: string) => ["webhooks", webhookId] as const,
};

/** All tokens of programs. @throws HttpError on a non-OK answer, TypeError without a connection; so do all others here. */
export function fetchTokens(): Promise<TokensReply> {
  return fetchJson<typeof tokensReply>(TOKENS);
}

/** Makes a token; it is in this answer alone. */
export function createToken(input: CreateTokenInput): Promise<CreateTokenReply> {
  return fetchJson<typeof createTokenReply>(TOKENS, { method: "POST", body: input });
}

export async function revokeToken(id: string): Promise<void> {
  await fetchJson<typeof tokenReply>(`${TOKENS}/${id}`, { method: "DELETE" });
}

/** All addresses that are told of completed runs. */
export function fetchWebhooks(): Promise<WebhooksReply> {
  return fetchJson<typeof webhooksReply>(WEBHOOKS);
}

/** Adds an address; the secret is in this answer alone. */
export function createWebhook(url: string): Promise<CreateWebhookReply> {
  return fetchJson<typeof createWebhookReply>(WEBHOOKS, { method: "POST", body: { url } });
}

export async function enableWebhook({ id, enabled }: { id: string; enabled: boolean }): Promise<void> {
  await fetchJson<typeof webhookReply>(`${WEBHOOKS}/${id}`, { method: "PATCH", body: { enabled } });
}

export async function deleteWebhook(id: string): Promise<void> {
  await fetchJson<typeof webhookReply>(`${WEBHOOKS}/${id}`, { method: "DELETE" });
}

/** A page of deliveries, latest first; `before` is the `next` of the page before. */
export function fetchDeliveries(webhookId: string, before: string | null): Promise<DeliveriesReply> {
  const query = before === null ? "" : `?before=${before}`;
  return fetchJson<typeof deliveriesReply>(`${WEBHOOKS}/${webhookId}/deliveries${query}`);
}

export async function retryDelivery(id: string): Promise<void> {
  await fetchJson<typeof deliveryReply>(`/api/programs/deliveries/${id}/retry`, { method: "POST" });
}
