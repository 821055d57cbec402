"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { CoverageDashboard } from "./coverage-dashboard";

/** Which report texts there are, for administrators: to see, draft, translate, write and publish them. */
export function CoverageScreen() {
  const t = useTranslations("admin.coverage");
  return (
    <AdminFrame current="/admin/report-coverage">
      <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t("intro")}</p>
      <Suspense>
        <CoverageDashboard />
      </Suspense>
    </AdminFrame>
  );
}
