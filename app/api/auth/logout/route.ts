import { refuseOthers, withRoute } from "@/app/api/_route";
import { endSession } from "@/lib/accounts/operations/sessions";
import { successReply } from "@/lib/accounts/schema";

export const POST = withRoute({
  summary: "Ends the session.",
  who: "anyone",
  limit: "write",
  reply: successReply,
  handle: async () => {
    await endSession();
    return { success: true };
  },
});

export const { DELETE, GET, PATCH, PUT } = refuseOthers("POST");
