import { withRoute } from "@/app/api/_route";
import { readStats } from "@/lib/notifications/operations/read-stats";

export const GET = withRoute({ who: "admin", limit: "read", act: () => readStats() });
