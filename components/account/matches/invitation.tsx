"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { readStored, removeStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { parseCode } from "@/lib/reports/domain/match/code";

/**
 * The code of an invitation: from the address's part behind the hash, which this browser then keeps until it is
 * answered, else the one that is kept; null without any.
 */
export function readInvitation(hash: string): string | null {
  const given = parseCode(hash.replace(/^#/, ""));
  if (given) writeStored(STORAGE_KEYS.invitation, given);
  return given ?? parseCode(readStored(STORAGE_KEYS.invitation) ?? "");
}

export function forgetInvitation(): void {
  removeStored(STORAGE_KEYS.invitation);
}

/** Says that an invitation waits for an answer; nothing without one. */
export function InvitationNote() {
  const t = useTranslations("pairs.invite");
  const [waiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(readInvitation("") !== null), []);
  if (!waiting) return null;
  return (
    <Alert>
      <p>{t("waiting")}</p>
      <ScreenLink href="/compare" className="link inline-flex min-h-11 items-center">
        {t("open")}
      </ScreenLink>
    </Alert>
  );
}
