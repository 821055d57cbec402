"use client";

import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import type { SyncState } from "@/lib/assessment/client/draft-store";

export interface SyncNoteProps {
  readonly sync: SyncState;
  /** Whether what the server lacks outlives the tab. */
  readonly lasting: boolean;
}

const CALM: readonly SyncState[] = ["saved", "saving"];

/** Whether the answers have reached the server, and where they are if not; only what is amiss asks for attention. */
export function SyncNote({ sync, lasting }: SyncNoteProps) {
  const t = useTranslations("steps");
  const calm = CALM.includes(sync);
  return (
    <div className="grid gap-2">
      <div
        role="status"
        className={calm ? "text-ink-soft text-xs" : "rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning"}
      >
        <p>{t(sync === "waiting" && !lasting ? "waitingTab" : sync)}</p>
        {sync === "signedOut" && (
          <p>
            <ScreenLink href="/login" className="link inline-flex min-h-11 items-center">
              {t("signInAgain")}
            </ScreenLink>
          </p>
        )}
      </div>
      {!lasting && (
        <p role="status" className="rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning">
          {t("thisTabOnly")}
        </p>
      )}
    </div>
  );
}
