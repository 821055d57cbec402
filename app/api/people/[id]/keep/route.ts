import { refuseOthers, withRoute } from "@/app/api/_route";
import { managedUserId } from "@/lib/accounts/access";
import { keepPerson } from "@/lib/accounts/operations/people";
import { personParams, personReply } from "@/lib/accounts/schema/people";

export const POST = withRoute({
  summary: "Keeps an account that waits for its deletion.",
  who: "admin",
  permission: "people:write",
  logs: "personKeep",
  limit: "write",
  params: personParams,
  reply: personReply,
  authorize: ({ ctx, params }) => managedUserId(ctx.actor, "people:write", params.id),
  handle: async ({ ctx, grant }) => ({ person: await keepPerson(grant, ctx.now) }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
