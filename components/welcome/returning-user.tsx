"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ArrowForwardIcon } from "@/components/ui/icons";
import type { StoredUser } from "@/lib/accounts/client/session";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";

export interface ReturningUser {
  readonly user: StoredUser | null;
  /** This browser remembered somebody whose session is over. */
  readonly expired: StoredUser | null;
  readonly logOut: () => Promise<void>;
}

const loadSignOut = () => import("@/lib/assessment/client/sign-out");

/**
 * Who is signed in here: at first as the browser remembers, then by the server's word. Nothing is
 * loaded for a visitor whom this browser does not remember and whose logout has reached the server.
 */
export function useReturningUser(): ReturningUser {
  const [state, setState] = useState<Omit<ReturningUser, "logOut">>({ user: null, expired: null });

  useEffect(() => {
    if ([STORAGE_KEYS.user, STORAGE_KEYS.logout].every((key) => readStored(key) === null)) return;
    let open = true;
    const show = (next: typeof state) => open && setState(next);
    async function check() {
      const { checkSession } = await import("./session");
      await checkSession(show);
      // At hand also when the connection is gone by then.
      await loadSignOut();
    }
    // Without the script or the server there is the form, which says what is wrong.
    check().catch(() => undefined);
    return () => {
      open = false;
    };
  }, []);

  const logOut = useCallback(async () => {
    const { signOut } = await loadSignOut();
    await signOut();
    setState({ user: null, expired: null });
  }, []);

  return { ...state, logOut };
}

export interface ReturningPanelProps {
  /** Empty when this browser remembers no name. */
  firstName: string;
  /** Logging out is under way. */
  loggingOut: boolean;
  onContinue(): void;
  onStartNew(): void;
  onLogOut(): void;
}

/** For somebody who is signed in: go on, begin again, or say that it is somebody else. */
export function ReturningPanel({ firstName, loggingOut, onContinue, onStartNew, onLogOut }: ReturningPanelProps) {
  const t = useTranslations("welcome.back");
  return (
    <>
      <div className="grid gap-2">
        <h2 className="text-[1.625rem]">{firstName ? t("title", { name: firstName }) : t("titleNoName")}</h2>
        <p className="text-ink-soft">{t("text")}</p>
      </div>
      <Button size="lg" wide onClick={onContinue}>
        {t("continue")}
        <ArrowForwardIcon />
      </Button>
      <Button variant="secondary" wide onClick={onStartNew}>
        {t("startNew")}
      </Button>
      <Button variant="ghost" wide busy={loggingOut} onClick={onLogOut}>
        {t("notYou")}
      </Button>
    </>
  );
}
