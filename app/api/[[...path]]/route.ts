import { withRoute } from "@/app/api/_route";
import { AppError } from "@/lib/platform/errors/app-error";

/** Whatever is asked for under /api and does not exist gets the ordinary error body. */
const notFoundRoute = withRoute({
  who: "anyone",
  limit: "read",
  handle: () => {
    throw new AppError("unknown_endpoint", { messageKey: "not_found" });
  },
});

export {
  notFoundRoute as DELETE,
  notFoundRoute as GET,
  notFoundRoute as PATCH,
  notFoundRoute as POST,
  notFoundRoute as PUT,
};
