import { refuseOthers, withRoute } from "@/app/api/_route";
import { restoreAtom } from "@/lib/content/operations/atoms";
import { nameTexts } from "@/lib/content/operations/name-texts";
import { atomParams, atomReply } from "@/lib/content/schema/coverage";

export const POST = withRoute({
  summary: "Brings a deleted text back.",
  who: "admin",
  permission: "texts:write",
  logs: async ({ params }) => ({ action: "textRestore", subject: await nameTexts([params.id]) }),
  limit: "write",
  params: atomParams,
  reply: atomReply,
  handle: ({ params }) => restoreAtom(params.id),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
