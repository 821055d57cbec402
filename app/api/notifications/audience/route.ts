import { withRoute } from "@/app/api/_route";
import { countRecipients } from "@/lib/notifications/operations/count-audience";
import { audienceQuery } from "@/lib/notifications/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: audienceQuery,
  act: ({ query }) => countRecipients(query),
});
