import { refuseOthers, withRoute } from "@/app/api/_route";
import { draftAtoms } from "@/lib/content/operations/drafts";
import { nameCell } from "@/lib/content/operations/name-texts";
import { draftBody, draftReply } from "@/lib/content/schema/coverage";

export const POST = withRoute({
  summary: "Drafts texts for one combination.",
  who: "admin",
  permission: "texts:write",
  logs: ({ body: { state = "", ...cell } }) => ({ action: "textsDraft", subject: nameCell({ ...cell, state }) }),
  limit: "bulk",
  body: draftBody,
  reply: draftReply,
  handle: ({ ctx, body }) => draftAtoms({ ctx, input: body }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
