"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { CloudOffIcon } from "@/components/ui/icons";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export interface OfflineBannerProps {
  /** Whether what is answered now outlives the tab. */
  readonly persistent: boolean;
}

/** Says that the browser has no connection, and where the answers are meanwhile. The region is there before its words. */
export function OfflineBanner({ persistent: lasting }: OfflineBannerProps) {
  const t = useTranslations("common");
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="alert tone-warning mb-4 flex items-start gap-3">
          <CloudOffIcon />
          <span>{t(lasting ? "offline" : "offlineTab")}</span>
        </p>
      )}
    </div>
  );
}
