import { refuseOthers, withRoute } from "@/app/api/_route";
import { managedUserId } from "@/lib/accounts/access";
import { mailPerson } from "@/lib/accounts/operations/people";
import { personMailBody, personParams, personReply } from "@/lib/accounts/schema/people";

export const POST = withRoute({
  summary: "Mails a person a link or a temporary password.",
  who: "admin",
  permission: "people:write",
  logs: "personMail",
  limit: "write",
  params: personParams,
  body: personMailBody,
  reply: personReply,
  authorize: ({ ctx, params }) => managedUserId(ctx.actor, "people:write", params.id),
  handle: async ({ ctx, grant, body }) => ({ person: await mailPerson(ctx, grant, body) }),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
