import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownIdOf } from "@/lib/accounts/access";
import { findMuted } from "@/lib/notifications/data/readers";
import { choosePreferences } from "@/lib/notifications/operations/inbox";
import { preferences, preferencesReply } from "@/lib/notifications/schema";

export const GET = withRoute({
  summary: "Tells which kinds of notifications the person does not want.",
  who: "user",
  limit: "read",
  reply: preferencesReply,
  authorize: ({ ctx }) => ownIdOf(ctx.actor),
  handle: async ({ grant }) => ({ muted: await findMuted(grant) }),
});

export const PUT = withRoute({
  summary: "Chooses which kinds of notifications the person gets.",
  who: "user",
  limit: "write",
  body: preferences,
  reply: preferencesReply,
  authorize: ({ ctx }) => ownIdOf(ctx.actor),
  handle: ({ grant, body }) => choosePreferences({ grant, input: body }),
});

export const { DELETE, PATCH, POST } = refuseOthers("GET", "PUT");
