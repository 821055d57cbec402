import { withRoute } from "@/app/api/_route";
import { adminLogout } from "@/lib/accounts/operations/admin-login";

export const POST = withRoute({ who: "anyone", limit: "write", act: () => adminLogout() });
