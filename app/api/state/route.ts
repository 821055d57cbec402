import { refuseOthers, withRoute } from "@/app/api/_route";
import { nameState } from "@/lib/assessment/operations/step-texts";
import { stateQuery, stateReply } from "@/lib/assessment/schema/step-texts";

export const GET = withRoute({
  summary: "Names the state that a score from 0 to 100 is for a type.",
  who: "anyone",
  limit: "read",
  query: stateQuery,
  reply: stateReply,
  handle: ({ ctx, query }) => nameState(query.score, query.type, ctx.locale),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
