import { refuseOthers, withRoute } from "@/app/api/_route";
import { changeWebhook, nameWebhook, removeWebhook } from "@/lib/programs/operations/webhooks";
import { changeWebhookBody, idParams, webhookReply } from "@/lib/programs/schema";

export const PATCH = withRoute({
  summary: "Turns an address on or off; runs that are completed while it is off are never told.",
  who: "admin",
  permission: "administrators:manage",
  logs: async ({ params }) => ({ action: "webhookChange", subject: await nameWebhook(params.id) }),
  limit: "write",
  params: idParams,
  body: changeWebhookBody,
  reply: webhookReply,
  handle: ({ params, body }) => changeWebhook(params.id, body.enabled),
});

export const DELETE = withRoute({
  summary: "Removes an address, with its deliveries.",
  who: "admin",
  permission: "administrators:manage",
  logs: async ({ params }) => ({ action: "webhookChange", subject: await nameWebhook(params.id) }),
  limit: "write",
  params: idParams,
  reply: webhookReply,
  handle: ({ params }) => removeWebhook(params.id),
});

export const { GET, POST, PUT } = refuseOthers("DELETE", "PATCH");
