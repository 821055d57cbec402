"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { REJECTED_EVENT } from "@/lib/platform/outbox/rejected-event";

/** Sends what an earlier page could not, wherever the person comes back, and says what the server would not take. */
export function OutboxSync() {
  const t = useTranslations("common");
  const [refused, setRefused] = useState<{ sentence: string | null } | null>(null);
  useEffect(() => {
    const onRefused = (event: Event) =>
      setRefused({ sentence: event instanceof CustomEvent && typeof event.detail === "string" ? event.detail : null });
    window.addEventListener(REJECTED_EVENT, onRefused);
    // A failure is tried again on the next page.
    const send = async () => (await import("@/lib/platform/outbox/browser")).outbox.drain({ skipBackoff: true });
    if (readStored(STORAGE_KEYS.outbox) !== null) void send().catch(() => undefined);
    return () => window.removeEventListener(REJECTED_EVENT, onRefused);
  }, []);
  if (!refused) return null;
  return (
    <Alert tone="danger" title={t("notTaken")} className="stack">
      {refused.sentence && <p>{refused.sentence}</p>}
      <p>
        <Button variant="secondary" onClick={() => setRefused(null)}>
          {t("close")}
        </Button>
      </p>
    </Alert>
  );
}
