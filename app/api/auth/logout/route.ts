import { withRoute } from "@/app/api/_route";
import { endSession } from "@/lib/accounts/operations/start-session";

export const POST = withRoute({
  who: "anyone",
  limit: "write",
  act: async () => {
    await endSession();
    return { success: true };
  },
});
