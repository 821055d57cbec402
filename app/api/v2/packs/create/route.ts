import { notOk } from "@/app/api/_ok";
import { withRoute } from "@/app/api/_route";
import { createPack } from "@/lib/content/operations/create-pack";
import { createPackBody } from "@/lib/content/schema";

export const POST = withRoute({
  who: "admin",
  limit: "write",
  body: createPackBody,
  act: ({ ctx, body }) => createPack({ ctx, input: body }),
  refuse: notOk,
});
