import { refuseOthers, withRoute } from "@/app/api/_route";
import { cachedMeasuredHits } from "@/lib/assessment/operations/portraits";
import { measuredReply } from "@/lib/assessment/schema/portraits";

export const GET = withRoute({
  summary: "Says how often people recognised themselves in the portrait of their type.",
  who: "anyone",
  limit: "read",
  reply: measuredReply,
  handle: async () => ({ measured: await cachedMeasuredHits() }),
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
