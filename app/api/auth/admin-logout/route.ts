import { refuseOthers, withRoute } from "@/app/api/_route";
import { adminLogout } from "@/lib/accounts/operations/administrator-login";
import { successReply } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Ends an administrator's session.",
  who: "anyone",
  limit: "write",
  reply: successReply,
  handle: () => adminLogout(),
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
