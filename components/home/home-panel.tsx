"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useSlow } from "@/components/assessment/use-slow";
import { QueryProvider } from "@/components/layout/query-provider";
import { ScreenLink } from "@/components/layout/screen-link";
import { Button } from "@/components/ui/button";
import { forgetUser, type StoredUser, sendPendingLogout, storedUser } from "@/lib/accounts/client/session";
import { RunProvider } from "@/lib/assessment/client/run-provider";
import { signOut } from "@/lib/assessment/client/sign-out";
import { useIsCardWhole } from "./card-facts";
import { HomePlace } from "./home-place";
import { RunCard, type RunCardProps } from "./run-card";

/** Whom the browser remembers; null after a logout, of which the server is told again if it does not know. */
export async function rememberedUser(): Promise<StoredUser | null> {
  const known = storedUser();
  if (!known) await sendPendingLogout();
  return known;
}

export interface HomePanelProps extends Pick<RunCardProps, "reportType"> {
  readonly user: StoredUser;
  /** Their session is over, or they have logged out. */
  onLeft(left: StoredUser | "loggedOut"): void;
}

/** What it holds once all that the card tells is known, or once that takes too long. */
function WithWholeCard({ opening, slow, children }: { opening: ReactNode; slow: boolean; children: ReactNode }) {
  const isWhole = useIsCardWhole();
  return isWhole || slow ? children : opening;
}

/** What somebody who is signed in finds: where they stand, their reports, and the way out if it is somebody else. */
export function HomePanel({ user, reportType, onLeft }: HomePanelProps) {
  const t = useTranslations("welcome");
  const steps = useTranslations("steps");
  const slow = useSlow();
  const [loggingOut, setLoggingOut] = useState(false);

  function logOut() {
    setLoggingOut(true);
    void signOut().then(() => onLeft("loggedOut"));
  }

  const ways = (
    <div className="flex flex-wrap gap-3">
      <ScreenLink href="/reports" className="btn btn-secondary">
        {t("loginLink")}
      </ScreenLink>
      <Button variant="ghost" busy={loggingOut} onClick={logOut}>
        {t("back.notYou")}
      </Button>
    </div>
  );
  const opening = (
    <>
      <HomePlace>{slow && <p>{steps("unreachable")}</p>}</HomePlace>
      {slow && ways}
    </>
  );
  return (
    <QueryProvider>
      <RunProvider
        loading={opening}
        onNobody={() => {
          forgetUser();
          onLeft(user);
        }}
      >
        <WithWholeCard {...{ opening, slow }}>
          <RunCard reportType={reportType} asksWhenSent />
          {ways}
        </WithWholeCard>
      </RunProvider>
    </QueryProvider>
  );
}
