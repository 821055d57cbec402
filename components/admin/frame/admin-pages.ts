import type { Permission } from "@/lib/accounts/domain/permissions";

interface AdminPage {
  readonly href: `/${string}`;
  /** Its words are `admin.frame.{label}`. */
  readonly label: "analytics" | "people" | "instrument" | "coverage" | "newReport" | "programs" | "administrators";
  /** Whoever has one of these finds something here; empty is every administrator. */
  readonly permissions: readonly Permission[];
}

/** The administrators' pages in the order of the navigation. */
export const ADMIN_PAGES = [
  { href: "/analytics", label: "analytics", permissions: ["figures:read", "notifications:read"] },
  { href: "/admin/people", label: "people", permissions: ["people:read"] },
  { href: "/admin/instrument", label: "instrument", permissions: ["figures:read"] },
  { href: "/admin/report-coverage", label: "coverage", permissions: ["texts:read"] },
  { href: "/admin/new-report", label: "newReport", permissions: ["packs:read"] },
  { href: "/admin/programs", label: "programs", permissions: ["administrators:manage"] },
  { href: "/admin/administrators", label: "administrators", permissions: [] },
] as const satisfies readonly AdminPage[];

export type AdminPath = (typeof ADMIN_PAGES)[number]["href"];

/** Whether somebody with these permissions finds something on a page. */
export function mayOpen(page: AdminPath, granted: readonly Permission[]): boolean {
  const wanted: readonly Permission[] = ADMIN_PAGES.find(({ href }) => href === page)?.permissions ?? [];
  return wanted.length === 0 || wanted.some((permission) => granted.includes(permission));
}

/** Where somebody with these permissions begins. */
export function firstPage(granted: readonly Permission[]): AdminPath {
  return ADMIN_PAGES.find(({ href }) => mayOpen(href, granted))?.href ?? "/admin/administrators";
}
