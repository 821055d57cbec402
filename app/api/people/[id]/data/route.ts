import { exportPersonalData, personalDataResponse } from "@/app/_personal-data";
import { adminHtmlProblemResponse } from "@/app/api/_html";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { managedUserId } from "@/lib/accounts/access";
import { loadPerson } from "@/lib/accounts/operations/people";
import { personParams } from "@/lib/accounts/schema/people";

export const GET = withRoute({
  summary: "Sends everything that is kept of a person.",
  produces: ["application/json"],
  who: "admin",
  permission: "data:export",
  logs: "personExport",
  limit: "download",
  params: personParams,
  authorize: ({ ctx, params }) => managedUserId(ctx.actor, "data:export", params.id),
  handle: async ({ ctx, grant }) => {
    await loadPerson(grant);
    return exportPersonalData(grant, ctx.now);
  },
  respond: personalDataResponse,
  respondToFailure: adminHtmlProblemResponse,
});

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
