"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { QueryProvider } from "@/components/layout/query-provider";
import { Button, ButtonLink } from "@/components/ui/button";
import { CloudOffIcon } from "@/components/ui/icons";
import { OFFLINE_PAGE } from "@/lib/assessment/client/offline/offline-files";
import { exponential } from "@/lib/platform/backoff";
import { fetchJson } from "@/lib/platform/http/fetch-json";

const reload = () => location.reload();
const retryDelay = exponential({ baseMs: 1_000, maxMs: 15_000, jitter: 0.5 });

/**
 * Reloads as soon as the server answers. The browser's word that it is online is not enough: it may come before this
 * page runs, and the first request after it may still fail.
 */
function ReloadOnceReachable(): null {
  const { isSuccess } = useQuery({
    queryKey: ["server"],
    queryFn: () => fetchJson("/api/health/ready"),
    retry: true,
    retryDelay: (failures) => retryDelay(failures + 1),
  });
  useEffect(() => {
    // At its own address it stands for no other page.
    if (isSuccess && !location.pathname.endsWith(OFFLINE_PAGE)) reload();
  }, [isSuccess]);
  return null;
}

/**
 * What the service worker answers with, under the address that was asked for, where there is no connection and that page
 * is not kept: what still works, and the way back. The page itself comes as soon as the connection is back.
 */
export function OfflineScreen() {
  const t = useTranslations("offlinePage");
  const common = useTranslations("common");
  return (
    <div className="grid gap-6">
      <QueryProvider>
        <ReloadOnceReachable />
      </QueryProvider>
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
