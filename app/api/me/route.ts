import { withRoute } from "@/app/api/_route";
import { self } from "@/lib/accounts/access";
import { loadMe } from "@/lib/accounts/operations/load-me";

export const GET = withRoute({
  who: "user",
  limit: "read",
  may: ({ ctx }) => self(ctx.actor),
  act: ({ grant }) => loadMe(grant),
});
