"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Opening } from "@/components/assessment/step-gate";
import { QueryProvider } from "@/components/layout/query-provider";
import { ScreenLink } from "@/components/layout/screen-link";
import { Button } from "@/components/ui/button";
import { forgetUser, type StoredUser, sendPendingLogout, storedUser } from "@/lib/accounts/client/session";
import { RunProvider } from "@/lib/assessment/client/run-provider";
import { signOut } from "@/lib/assessment/client/sign-out";
import { RunCard, type RunCardProps } from "./run-card";

/** Whom the browser remembers; null after a logout, of which the server is told again if it does not know. */
export async function rememberedUser(): Promise<StoredUser | null> {
  const known = storedUser();
  if (!known) await sendPendingLogout();
  return known;
}

export interface HomePanelProps extends Pick<RunCardProps, "reportType"> {
  readonly user: StoredUser;
  /** The whole screen is theirs, or the panel stands beside what a theme says. */
  readonly alone: boolean;
  /** Their session is over, or they have logged out. */
  onLeft(left: StoredUser | "loggedOut"): void;
}

/** What somebody who is signed in finds: where they stand, their reports, and the way out if it is somebody else. */
export function HomePanel({ user, alone, reportType, onLeft }: HomePanelProps) {
  const t = useTranslations("welcome");
  const [loggingOut, setLoggingOut] = useState(false);
  const Title = alone ? "h1" : "h2";

  function logOut() {
    setLoggingOut(true);
    void signOut().then(() => onLeft("loggedOut"));
  }

  return (
    <QueryProvider>
      <Title className={alone ? "text-3xl sm:text-4xl" : "text-[1.625rem]"}>
        {user.firstName ? t("back.title", { name: user.firstName }) : t("back.titleNoName")}
      </Title>
      <RunProvider
        loading={<Opening />}
        onNobody={() => {
          forgetUser();
          onLeft(user);
        }}
      >
        <RunCard reportType={reportType} />
      </RunProvider>
      <div className="flex flex-wrap gap-3">
        <ScreenLink href="/reports" className="btn btn-secondary">
          {t("loginLink")}
        </ScreenLink>
        <Button variant="ghost" busy={loggingOut} onClick={logOut}>
          {t("back.notYou")}
        </Button>
      </div>
    </QueryProvider>
  );
}
