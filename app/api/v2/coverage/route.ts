import { withRoute } from "@/app/api/_route";
import { readCoverage } from "@/lib/content/operations/read-coverage";
import { coverageQuery } from "@/lib/content/schema";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  query: coverageQuery,
  act: ({ query }) => readCoverage({ input: query }),
});
