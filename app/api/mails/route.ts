import { refuseOthers, withRoute } from "@/app/api/_route";
import { loadGivenUpMails } from "@/lib/accounts/operations/people";
import { mailListReply } from "@/lib/accounts/schema/people";

export const GET = withRoute({
  summary: "Lists the mails that were given up on.",
  who: "admin",
  permission: "people:read",
  limit: "read",
  reply: mailListReply,
  handle: async () => ({ items: await loadGivenUpMails(), next: null }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
