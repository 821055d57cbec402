import { refuseOthers, withRoute } from "@/app/api/_route";
import { managedUserId } from "@/lib/accounts/access";
import { confirmPerson } from "@/lib/accounts/operations/people";
import { personParams, personReply } from "@/lib/accounts/schema/people";

export const POST = withRoute({
  summary: "Confirms a person's address.",
  who: "admin",
  permission: "people:write",
  logs: "personConfirm",
  limit: "write",
  params: personParams,
  reply: personReply,
  authorize: ({ ctx, params }) => managedUserId(ctx.actor, "people:write", params.id),
  handle: async ({ ctx, grant }) => ({ person: await confirmPerson(grant, ctx.now) }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
