import { refuseOthers, withRoute } from "@/app/api/_route";
import { publishDrafts } from "@/lib/content/operations/drafts";
import { nameTexts } from "@/lib/content/operations/name-texts";
import { publishBody, publishReply } from "@/lib/content/schema/coverage";

export const POST = withRoute({
  summary: "Publishes drafts.",
  who: "admin",
  permission: "texts:write",
  logs: async ({ body }) => ({ action: "textPublish", subject: await nameTexts(body.drafts.map(({ id }) => id)) }),
  limit: "write",
  body: publishBody,
  reply: publishReply,
  handle: ({ ctx, body }) => publishDrafts({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
