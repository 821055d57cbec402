import { refuseOthers, withRoute } from "@/app/api/_route";
import { addWebhook, loadWebhooks, originAndPath } from "@/lib/programs/operations/webhooks";
import { createWebhookBody, createWebhookReply, webhooksReply } from "@/lib/programs/schema";

export const GET = withRoute({
  summary: "Lists the addresses that are told of completed runs, oldest first.",
  who: "admin",
  permission: "administrators:manage",
  limit: "read",
  reply: webhooksReply,
  handle: () => loadWebhooks(),
});

export const POST = withRoute({
  summary: "Adds an address that is told of completed runs; the secret of its signatures is told once.",
  who: "admin",
  permission: "administrators:manage",
  logs: ({ body }) => ({ action: "webhookChange", subject: originAndPath(body.url) }),
  limit: "write",
  body: createWebhookBody,
  reply: createWebhookReply,
  status: 201,
  handle: ({ ctx, body }) => addWebhook({ ctx, input: body }),
});

export const { DELETE, PATCH, PUT } = refuseOthers("GET", "POST");
