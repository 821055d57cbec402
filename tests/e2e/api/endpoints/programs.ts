import { randomUUID } from "node:crypto";
import {
  createTokenReply,
  createWebhookReply,
  deliveriesReply,
  deliveryReply,
  tokenReply,
  tokensReply,
  webhookReply,
  webhooksReply,
} from "@/lib/programs/schema";
import { ADMIN_ONLY, type Endpoints, type Expected, refused, wrong } from "./endpoint";

const newToken = () => ({ name: "A warehouse", scopes: ["figures:read"], days: 30 });
const tokens = "/api/programs/tokens";
const webhooks = "/api/programs/webhooks";
const someId = randomUUID();
const MADE: Expected = [401, 403, 403, 201];
const NOTHING_THERE: Expected = [401, 403, 403, 404];

export const PROGRAM_ENDPOINTS: Endpoints = {
  "GET /api/programs/tokens": { reply: tokensReply, path: () => tokens, expected: ADMIN_ONLY },
  "POST /api/programs/tokens": {
    reply: createTokenReply,
    path: () => tokens,
    body: newToken,
    expected: MADE,
    bad: () => ({
      "no name": refused({ ...newToken(), name: " " }),
      "no scope": refused({ ...newToken(), scopes: [] }),
      "an unknown scope": refused({ ...newToken(), scopes: ["everything"] }),
      "a scope that no program has": refused({ ...newToken(), scopes: ["administrators:manage"] }),
      "a scope twice": refused({ ...newToken(), scopes: ["figures:read", "figures:read"] }),
      "without an end": refused({ ...newToken(), days: 0 }),
    }),
  },
  "DELETE /api/programs/tokens/[id]": {
    reply: tokenReply,
    path: () => `${tokens}/${someId}`,
    expected: NOTHING_THERE,
    bad: () => ({ "an id that is none": wrong(`${tokens}/1`) }),
  },
  "GET /api/programs/webhooks": { reply: webhooksReply, path: () => webhooks, expected: ADMIN_ONLY },
  "POST /api/programs/webhooks": {
    reply: createWebhookReply,
    path: () => webhooks,
    // Of this machine, which is not asked: what other tests complete goes nowhere.
    body: () => ({ url: "https://127.0.0.1:9/runs" }),
    expected: MADE,
    bad: () => ({
      "no address": refused({}),
      "an address that is none": refused({ url: "runs" }),
      "another protocol": refused({ url: "file:///etc/passwd" }),
    }),
  },
  "PATCH /api/programs/webhooks/[id]": {
    reply: webhookReply,
    path: () => `${webhooks}/${someId}`,
    body: () => ({ enabled: false }),
    expected: NOTHING_THERE,
    bad: () => ({ "neither on nor off": refused({ enabled: "maybe" }) }),
  },
  "DELETE /api/programs/webhooks/[id]": {
    reply: webhookReply,
    path: () => `${webhooks}/${someId}`,
    expected: NOTHING_THERE,
    bad: () => ({ "an id that is none": wrong(`${webhooks}/1`) }),
  },
  "GET /api/programs/webhooks/[id]/deliveries": {
    reply: deliveriesReply,
    path: () => `${webhooks}/${someId}/deliveries`,
    expected: ADMIN_ONLY,
    bad: () => ({ "before what is no place": wrong(`${webhooks}/${someId}/deliveries?before=x`) }),
  },
  "POST /api/programs/deliveries/[id]/retry": {
    reply: deliveryReply,
    path: () => `/api/programs/deliveries/${someId}/retry`,
    expected: NOTHING_THERE,
    bad: () => ({ "an id that is none": wrong("/api/programs/deliveries/1/retry") }),
  },
};
