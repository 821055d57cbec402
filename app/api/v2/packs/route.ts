import { withRoute } from "@/app/api/_route";
import { listPacks } from "@/lib/content/operations/list-packs";

export const GET = withRoute({
  who: "admin",
  limit: "read",
  act: async () => ({ packs: await listPacks() }),
});
