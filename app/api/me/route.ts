import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownIdOf } from "@/lib/accounts/access";
import { loadUser } from "@/lib/accounts/operations/load-account";
import { findRunInProgress } from "@/lib/assessment/data/run-in-progress";
import { meWithRunReply } from "@/lib/assessment/schema";

export const GET = withRoute({
  who: "user",
  limit: "read",
  reply: meWithRunReply,
  authorize: ({ ctx }) => ownIdOf(ctx.actor),
  handle: async ({ grant }) => {
    const [user, draft] = await Promise.all([loadUser(grant), findRunInProgress(grant)]);
    return { user, draft };
  },
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
