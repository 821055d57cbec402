import { refuseOthers, withRoute } from "@/app/api/_route";
import { managedUserId } from "@/lib/accounts/access";
import { deletePerson, loadPerson } from "@/lib/accounts/operations/people";
import { deletionReply } from "@/lib/accounts/schema";
import { personParams, personReply } from "@/lib/accounts/schema/people";

export const GET = withRoute({
  summary: "Reads one account.",
  who: "admin",
  permission: "people:read",
  limit: "read",
  params: personParams,
  reply: personReply,
  handle: async ({ params }) => ({ person: await loadPerson(params.id) }),
});

export const DELETE = withRoute({
  summary: "Lets an account wait for its deletion.",
  who: "admin",
  permission: "people:write",
  logs: "personDelete",
  limit: "write",
  params: personParams,
  reply: deletionReply,
  authorize: ({ ctx, params }) => managedUserId(ctx.actor, "people:write", params.id),
  handle: ({ ctx, grant }) => deletePerson(ctx, grant),
});

export const { PATCH, POST, PUT } = refuseOthers("GET", "DELETE");
