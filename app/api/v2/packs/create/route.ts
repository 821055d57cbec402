import { refuseOthers, withRoute } from "@/app/api/_route";
import { createPack } from "@/lib/content/operations/packs";
import { createPackBody, createPackReply } from "@/lib/content/schema/packs";

/** A failure that says `ok: false` beside the usual fields, for callers that look at that alone. */
async function withOkFlag(problem: Response): Promise<Response> {
  const headers = new Headers(problem.headers);
  return Response.json({ ok: false, ...(await problem.json()) }, { status: problem.status, headers });
}

export const POST = withRoute({
  summary: "Makes a pack.",
  who: "admin",
  permission: "packs:write",
  logs: ({ body }) => ({ action: "packCreate", subject: body.slug }),
  limit: "write",
  body: createPackBody,
  reply: createPackReply,
  status: 201,
  handle: ({ ctx, body }) => createPack({ ctx, input: body }),
  respondToFailure: withOkFlag,
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
