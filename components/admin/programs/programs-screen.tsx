"use client";

import { useTranslations } from "next-intl";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { ScreenLink } from "@/components/layout/screen-link";
import { TokensSection } from "./tokens-section";
import { WebhooksSection } from "./webhooks-section";

/** The administrators' page of other programs: their tokens, and the addresses that are told of completed runs. */
export function ProgramsScreen() {
  const t = useTranslations("admin.programs");
  return (
    <AdminFrame current="/admin/programs">
      <header className="mb-8 grid justify-items-start gap-3">
        <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
        <p className="lede">{t("lead")}</p>
        <ScreenLink href="/developers" className="link inline-flex min-h-11 items-center">
          {t("reference")}
        </ScreenLink>
      </header>
      <div className="grid gap-12">
        <TokensSection />
        <WebhooksSection />
      </div>
    </AdminFrame>
  );
}
