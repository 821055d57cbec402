"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { readStored, removeStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { type Invitation, parseInvitation, writeInvitation } from "@/lib/reports/domain/match/code";

/**
 * The invitation: from the address's part behind the hash, which this browser then keeps until it is answered, else the
 * one that is kept; null without any.
 */
export function readInvitation(hash: string): Invitation | null {
  const given = parseInvitation(hash);
  if (given) writeStored(STORAGE_KEYS.invitation, writeInvitation(given));
  return given ?? parseInvitation(readStored(STORAGE_KEYS.invitation) ?? "");
}

export function forgetInvitation(): void {
  removeStored(STORAGE_KEYS.invitation);
}

/** Says that an invitation waits for an answer, and whose where it is known; nothing without one. */
export function InvitationNote() {
  const t = useTranslations("pairs.note");
  const [waiting, setWaiting] = useState<Invitation | null>(null);
  useEffect(() => setWaiting(readInvitation("")), []);
  if (!waiting) return null;
  const { from } = waiting;
  return (
    <Alert>
      <p className="wrap-anywhere">{from ? t("waitingFrom", { name: from }) : t("waiting")}</p>
      <ScreenLink href="/compare" className="link inline-flex min-h-11 items-center">
        {t("open")}
      </ScreenLink>
    </Alert>
  );
}
