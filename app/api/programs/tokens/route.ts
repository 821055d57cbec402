import { refuseOthers, withRoute } from "@/app/api/_route";
import { loadTokens, makeToken } from "@/lib/programs/operations/tokens";
import { createTokenBody, createTokenReply, tokensReply } from "@/lib/programs/schema";

export const GET = withRoute({
  summary: "Lists the tokens of programs, latest first.",
  who: "admin",
  permission: "administrators:manage",
  limit: "read",
  reply: tokensReply,
  handle: () => loadTokens(),
});

export const POST = withRoute({
  summary: "Makes a token for a program; it is told once.",
  who: "admin",
  permission: "administrators:manage",
  logs: ({ body }) => ({ action: "programTokenMake", subject: body.name }),
  limit: "write",
  body: createTokenBody,
  reply: createTokenReply,
  status: 201,
  handle: ({ ctx, body }) => makeToken({ ctx, input: body }),
});

export const { DELETE, PATCH, PUT } = refuseOthers("GET", "POST");
