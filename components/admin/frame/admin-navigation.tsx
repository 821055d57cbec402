"use client";

import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { useNavigate } from "@/components/layout/use-navigate";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { Button } from "@/components/ui/button";
import { adminLogout } from "@/lib/accounts/client/session";
import { ADMIN_READER_ID } from "@/lib/notifications/client/inbox-store";
import { ADMIN_PAGES, type AdminPath, mayOpen } from "./admin-pages";
import { useAdministrator } from "./use-administrator";

/** The way between the administrators' screens, and out of them; `current` is the screen's own path. */
export function AdminNavigation({ current }: { current: AdminPath }) {
  const t = useTranslations("admin.frame");
  const navigate = useNavigate();
  const { data } = useAdministrator();
  const pages = ADMIN_PAGES.filter(
    ({ href }) => href === current || !data?.permissions || mayOpen(href, data.permissions),
  );
  async function logOut() {
    await adminLogout();
    navigate("/admin-login");
  }
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={t("navigation")} className="flex flex-wrap gap-4">
        {pages.map(({ href, label }) => (
          <ScreenLink
            key={href}
            href={href}
            className="link inline-flex min-h-11 items-center aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:decoration-2"
            {...(href === current && { "aria-current": "page" })}
          >
            {t(label)}
          </ScreenLink>
        ))}
      </nav>
      <div className="flex items-center gap-3">
        <NotificationBell kind="admin" id={ADMIN_READER_ID} />
        <Button variant="secondary" size="sm" onClick={() => void logOut()}>
          {t("logout")}
        </Button>
      </div>
    </div>
  );
}
