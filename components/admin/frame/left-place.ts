import type { Permission } from "@/lib/accounts/domain/permissions";
import { ADMIN_PAGES, mayOpen } from "./admin-pages";

/** Where a session ended, until somebody signs in again in this tab. */
const KEY = "adminPlace";

/** Notes the page that the end of the session leads away from. */
export function rememberPlace(): void {
  try {
    sessionStorage.setItem(KEY, window.location.pathname + window.location.search);
  } catch {
    // Without storage the sign-in leads to the first page.
  }
}

/** That page, once, where somebody with these permissions may open it; null otherwise. */
export function takePlace(granted: readonly Permission[]): string | null {
  try {
    const place = sessionStorage.getItem(KEY) ?? "";
    sessionStorage.removeItem(KEY);
    const [path = ""] = place.split("?");
    const page = ADMIN_PAGES.find(({ href }) => path.endsWith(href));
    return page && mayOpen(page.href, granted) ? place : null;
  } catch {
    return null;
  }
}
