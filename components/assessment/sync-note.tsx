"use client";

import { useTranslations } from "next-intl";
import type { SyncState } from "@/lib/assessment/client/draft-store";

/** Whether the answers have reached the server; only a lost connection asks for attention. */
export function SyncNote({ sync }: { sync: SyncState }) {
  const t = useTranslations("steps");
  const waiting = sync === "waiting";
  return (
    <p
      role="status"
      className={waiting ? "rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning" : "text-ink-soft text-xs"}
    >
      {t(sync)}
    </p>
  );
}
