"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { QueryProvider } from "@/components/layout/query-provider";
import { Alert } from "@/components/ui/alert";
import { AdminNavigation } from "./admin-navigation";
import { type AdminPath, mayOpen } from "./admin-pages";
import { useAdministratorsOnly } from "./use-admin-only";
import { useAdministrator } from "./use-administrator";

interface AdminFrameProps {
  /** The screen's own path. */
  readonly current: AdminPath;
  readonly children: ReactNode;
}

function Permitted({ current, children }: AdminFrameProps) {
  const t = useTranslations("admin.frame");
  const { data, error } = useAdministrator();
  useAdministratorsOnly(error);
  if (data?.permissions && !mayOpen(current, data.permissions))
    return (
      <>
        <h1 className="sr-only">{t("navigation")}</h1>
        <Alert tone="warning">{t("notInYourRole")}</Alert>
      </>
    );
  return children;
}

/** What stands around every screen of the administrators: the way between them, and whether this one is in one's role. */
export function AdminFrame({ current, children }: AdminFrameProps) {
  return (
    <QueryProvider>
      <AdminNavigation current={current} />
      <Permitted current={current}>{children}</Permitted>
    </QueryProvider>
  );
}
