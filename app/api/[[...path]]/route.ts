import { withRoute } from "@/app/api/_route";
import { AppError } from "@/lib/platform/errors/app-error";

/** Whatever is asked for under /api and does not exist gets the ordinary error body. */
const nothingHere = withRoute({
  who: "anyone",
  limit: "read",
  act: () => {
    throw new AppError("not_found");
  },
});

export { nothingHere as DELETE, nothingHere as GET, nothingHere as PATCH, nothingHere as POST, nothingHere as PUT };
