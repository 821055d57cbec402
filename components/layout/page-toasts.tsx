"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStore } from "@/components/ui/toast";

const Toaster = lazy(() => import("@/components/ui/toaster").then(({ Toaster }) => ({ default: Toaster })));

/**
 * Where a page's toasts appear; one per page, whose texts include the group `toasts`. The code that draws them
 * comes with the first toast.
 */
export function PageToasts() {
  const t = useTranslations("toasts");
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  if (messages.length === 0) return null;
  const texts = {
    region: t("region", { hotkey: "F8" }),
    message: t("message"),
    close: t("close"),
    recent: t("recent"),
    error: t("error"),
  };
  return (
    <Suspense>
      <Toaster texts={texts} />
    </Suspense>
  );
}
