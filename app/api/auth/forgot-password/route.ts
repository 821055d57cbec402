import { withRoute } from "@/app/api/_route";
import { requestByAddress } from "@/lib/accounts/operations/recover";
import { mailRequestBody } from "@/lib/accounts/schema";

export const POST = withRoute({
  who: "anyone",
  limit: "recover",
  body: mailRequestBody,
  act: ({ ctx, body }) => requestByAddress({ ctx, kind: "temporaryPassword", input: body }),
});
