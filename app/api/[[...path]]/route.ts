import { htmlProblemResponse } from "@/app/api/_html";
import { withRoute } from "@/app/api/_route";
import { AppError } from "@/lib/platform/errors/app-error";

/** Whatever is asked for under /api and does not exist gets the ordinary error body; a browser, a page. */
const notFoundRoute = withRoute({
  summary: "Says that there is no such endpoint.",
  who: "anyone",
  limit: "read",
  handle: () => {
    throw new AppError("unknown_endpoint", { messageKey: "not_found" });
  },
  respondToFailure: htmlProblemResponse,
});

export {
  notFoundRoute as DELETE,
  notFoundRoute as GET,
  notFoundRoute as PATCH,
  notFoundRoute as POST,
  notFoundRoute as PUT,
};
