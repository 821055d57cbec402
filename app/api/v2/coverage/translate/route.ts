import { refuseOthers, withRoute } from "@/app/api/_route";
import { translateAtoms } from "@/lib/content/operations/translate-atoms";
import { translateBody, translateReply } from "@/lib/content/schema/coverage";

export const POST = withRoute({
  summary: "Makes placeholders where translations are missing.",
  who: "admin",
  permission: "texts:write",
  logs: ({ body }) => ({ action: "textsTranslate", subject: [body.slug, ...body.to].join(" · ") }),
  limit: "bulk",
  body: translateBody,
  reply: translateReply,
  handle: ({ ctx, body }) => translateAtoms({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
