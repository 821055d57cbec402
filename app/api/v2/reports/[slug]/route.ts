import { htmlProblemResponse, pageResponse } from "@/app/api/_html";
import { renderReportPage } from "@/app/api/_report-page";
import { refuseOthers, withRoute } from "@/app/api/_route";
import { ownIdOf } from "@/lib/accounts/access";
import { isAdministrator } from "@/lib/accounts/guards";
import { openPackReport } from "@/lib/reports/operations/open-pack-report";
import { savePackReport } from "@/lib/reports/operations/pack-reports";
import { packReportParams, packReportQuery, savePackReportReply } from "@/lib/reports/schema";

export const GET = withRoute({
  summary: "Shows a report of a pack or a theme: a sample, one's own, or about two people.",
  produces: ["text/html"],
  who: "anyone",
  limit: "read",
  params: packReportParams,
  query: packReportQuery,
  handle: ({ ctx, params, query, request }) =>
    renderReportPage(
      request,
      () => openPackReport({ ctx, slug: params.slug, query, isAdministrator }),
      () => `/api/v2/reports/${params.slug}/pdf${new URL(request.url).search}`,
      { inOneLanguage: query.report !== undefined },
    ),
  respond: pageResponse,
  respondToFailure: htmlProblemResponse,
});

export const POST = withRoute({
  summary: "Saves the person's own report of a pack.",
  who: "user",
  limit: "write",
  params: packReportParams,
  reply: savePackReportReply,
  authorize: ({ ctx }) => ownIdOf(ctx.actor),
  handle: ({ ctx, grant, params }) => savePackReport({ ctx, userId: grant, slug: params.slug }),
});

export const { DELETE, PATCH, PUT } = refuseOthers("GET", "POST");
