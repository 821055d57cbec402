import { refuseOthers, withRoute } from "@/app/api/_route";
import type { AdminAction } from "@/lib/accounts/domain/actions";
import { deletePack, editPack } from "@/lib/content/operations/packs";
import { type EditPackInput, editPackBody, packParams, packReply } from "@/lib/content/schema/packs";

/** What the log says of a change: of several at once, that which reaches readers most. */
function deedOf({ released, hidden }: EditPackInput): AdminAction {
  if (released !== undefined) return released ? "packRelease" : "packReleaseTakeBack";
  if (hidden !== undefined) return hidden ? "packHide" : "packShow";
  return "packChange";
}

export const PATCH = withRoute({
  summary: "Renames, hides or releases a pack.",
  who: "admin",
  permission: "packs:write",
  logs: ({ body }) => deedOf(body),
  limit: "write",
  params: packParams,
  body: editPackBody,
  reply: packReply,
  handle: ({ ctx, params, body }) => editPack({ ctx, slug: params.slug, input: body }),
});

export const DELETE = withRoute({
  summary: "Deletes a pack; it can be brought back for 30 days.",
  who: "admin",
  permission: "packs:write",
  logs: "packDelete",
  limit: "write",
  params: packParams,
  reply: packReply,
  handle: ({ ctx, params }) => deletePack(params.slug, ctx.now),
});

export const { GET, POST, PUT } = refuseOthers("DELETE", "PATCH");
