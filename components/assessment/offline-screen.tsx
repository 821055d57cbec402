"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { CloudOffIcon } from "@/components/ui/icons";

const reload = () => location.reload();

/**
 * What the service worker answers with, under the address that was asked for, where there is no connection and that page
 * is not kept: what still works, and the way back. The page itself comes as soon as the connection is back.
 */
export function OfflineScreen() {
  const t = useTranslations("offlinePage");
  const common = useTranslations("common");
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <div className="grid gap-6">
      <header className="grid gap-3">
        <CloudOffIcon />
        <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
        <p className="lede">{t("text")}</p>
      </header>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">{t("back")}</ButtonLink>
        <Button variant="secondary" onClick={reload}>
          {common("retry")}
        </Button>
      </div>
    </div>
  );
}
