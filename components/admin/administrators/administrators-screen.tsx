"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { useMay } from "@/components/admin/frame/use-administrator";
import { useUrlState } from "@/components/admin/frame/use-url-state";
import { useLanguage } from "@/components/layout/language-provider";
import { Tabs } from "@/components/ui/tabs";
import { ActionLog } from "./action-log";
import { AdministratorList } from "./administrator-list";
import { OwnAccount } from "./own-account";

const TABS = ["own", "all", "log"] as const;

function Sections() {
  const t = useTranslations("admin.administrators.tabs");
  const { info } = useLanguage();
  const [query, change] = useUrlState();
  const may = useMay();
  const tabs = [
    { id: "own" as const, label: t("own"), content: <OwnAccount /> },
    ...(may("administrators:manage") ? [{ id: "all" as const, label: t("all"), content: <AdministratorList /> }] : []),
    ...(may("log:read") ? [{ id: "log" as const, label: t("log"), content: <ActionLog /> }] : []),
  ];
  const asked = TABS.find((tab) => tab === query.get("tab")) ?? "own";
  return (
    <Tabs
      label={t("label")}
      current={tabs.some(({ id }) => id === asked) ? asked : "own"}
      onChange={(tab) => change({ tab: tab === "own" ? null : tab }, "push")}
      dir={info.dir}
      tabs={tabs}
    />
  );
}

/** The page of the administrators themselves: one's own account, all of them, and what was done. */
export function AdministratorsScreen() {
  const t = useTranslations("admin.administrators");
  return (
    <AdminFrame current="/admin/administrators">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t("title")}</h1>
      <Suspense>
        <Sections />
      </Suspense>
    </AdminFrame>
  );
}
