"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { MatchesPanel } from "@/components/account/matches/matches-panel";
import { QueryProvider } from "@/components/layout/query-provider";
import { useNavigate } from "@/components/layout/use-navigate";
import { Loading } from "@/components/ui/loading";
import { type StoredUser, storedUser } from "@/lib/accounts/client/session";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { ReportsContent, SignedOutView } from "./reports-content";

type UserLookup =
  | { readonly phase: "looking" }
  | { readonly phase: "unreadable" }
  | { readonly phase: "known"; readonly user: StoredUser };

/** The saved reports of the user that this browser remembers; without one, a link to the sign-in. */
export function ReportsScreen() {
  const t = useTranslations("reports");
  const navigate = useNavigate();
  const [lookup, setLookup] = useState<UserLookup>({ phase: "looking" });
  const { phase } = lookup;
  useEffect(() => {
    if (phase !== "looking") return;
    const user = storedUser();
    if (user) setLookup({ phase: "known", user });
    else if (readStored(STORAGE_KEYS.user) !== null) setLookup({ phase: "unreadable" });
    else navigate("/login");
  }, [phase, navigate]);

  if (lookup.phase === "unreadable") return <SignedOutView />;
  if (lookup.phase === "looking") {
    return <Loading className="py-16">{t("loading")}</Loading>;
  }
  return (
    <QueryProvider>
      <ReportsContent remembered={lookup.user} />
      <MatchesPanel />
    </QueryProvider>
  );
}
