"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { useMay } from "@/components/admin/frame/use-administrator";
import { useUrlState } from "@/components/admin/frame/use-url-state";
import { NotificationsTab } from "@/components/admin/notifications/notifications-tab";
import { useLanguage } from "@/components/layout/language-provider";
import { Tabs } from "@/components/ui/tabs";
import { AnalyticsTab } from "./analytics-tab";

function Dashboard() {
  const t = useTranslations("admin.analytics.tabs");
  const { info } = useLanguage();
  const [query, change] = useUrlState();
  const may = useMay();
  const tabs = [
    ...(may("figures:read") ? [{ id: "analytics" as const, label: t("analytics"), content: <AnalyticsTab /> }] : []),
    ...(may("notifications:read")
      ? [{ id: "notifications" as const, label: t("notifications"), content: <NotificationsTab /> }]
      : []),
  ];
  const asked = query.get("tab") === "notifications" ? "notifications" : "analytics";
  const current = tabs.some(({ id }) => id === asked) ? asked : (tabs[0]?.id ?? asked);
  return (
    <Tabs
      label={t("label")}
      current={current}
      onChange={(tab) => change({ tab: tab === "analytics" ? null : tab }, "push")}
      dir={info.dir}
      tabs={tabs}
    />
  );
}

/** The administrators' dashboard: what happens in the product, and what is said to its users. */
export function AnalyticsScreen() {
  const t = useTranslations("admin.analytics");
  return (
    <AdminFrame current="/analytics">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t("title")}</h1>
      <Suspense>
        <Dashboard />
      </Suspense>
    </AdminFrame>
  );
}
