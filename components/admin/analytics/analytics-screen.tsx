"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { AdminNavigation } from "@/components/admin/frame/admin-navigation";
import { useUrlState } from "@/components/admin/frame/use-url-state";
import { NotificationsTab } from "@/components/admin/notifications/notifications-tab";
import { useLanguage } from "@/components/layout/language-provider";
import { QueryProvider } from "@/components/layout/query-provider";
import { Tabs } from "@/components/ui/tabs";
import { AnalyticsTab } from "./analytics-tab";

function Dashboard() {
  const t = useTranslations("admin.analytics.tabs");
  const { info } = useLanguage();
  const [query, change] = useUrlState();
  const current = query.get("tab") === "notifications" ? "notifications" : "analytics";
  return (
    <Tabs
      label={t("label")}
      current={current}
      onChange={(tab) => change({ tab: tab === "analytics" ? null : tab }, "push")}
      dir={info.dir}
      tabs={[
        { id: "analytics", label: t("analytics"), content: <AnalyticsTab /> },
        { id: "notifications", label: t("notifications"), content: <NotificationsTab /> },
      ]}
    />
  );
}

/** The administrators' dashboard: what happens in the product, and what is said to its users. */
export function AnalyticsScreen() {
  const t = useTranslations("admin.analytics");
  return (
    <QueryProvider>
      <AdminNavigation current="/analytics" />
      <h1 className="mb-6 text-3xl sm:text-4xl">{t("title")}</h1>
      <Suspense>
        <Dashboard />
      </Suspense>
    </QueryProvider>
  );
}
