"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { Button } from "@/components/ui/button";
import { type ExportedFile, fetchExport } from "@/lib/analytics/client/dashboard";
import type { Filters } from "@/lib/analytics/domain/filters";
import { limitSentence } from "@/lib/platform/http/fetch-json";

/** Hands a file to the browser, which saves it. */
export function downloadFile({ name, content }: ExportedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Exports what the filters leave in, with keys or, in the time zone of the browser, with words; an alert says when there is nothing, or when it failed. */
export function ExportButton({ filters, inWords = false }: { filters: Filters; inWords?: boolean }) {
  const t = useTranslations("admin.analytics.export");
  const { info } = useLanguage();
  const [busy, setBusy] = useState(false);
  async function run() {
    setBusy(true);
    try {
      const file = await (inWords
        ? fetchExport(filters, { locale: info.code, zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
        : fetchExport(filters));
      if (file) downloadFile(file);
      else window.alert(t("empty"));
    } catch (error) {
      window.alert(limitSentence(error) ?? t("failed"));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void run()}>
      {t(busy ? "pending" : inWords ? "words" : "button")}
    </Button>
  );
}
