"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { PairsPanel } from "@/components/account/pairs/pairs-panel";
import { QueryProvider } from "@/components/layout/query-provider";
import { useNavigate } from "@/components/layout/use-navigate";
import { Spinner } from "@/components/ui/spinner";
import { type StoredUser, storedUser } from "@/lib/accounts/client";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { ReportsContent } from "./reports-content";
import { SignedOutView } from "./signed-out-view";

type Known =
  | { readonly phase: "looking" }
  | { readonly phase: "unreadable" }
  | { readonly phase: "known"; readonly user: StoredUser };

/** The saved reports of whom this browser remembers; without anybody, the way leads to the sign-in. */
export function ReportsScreen() {
  const t = useTranslations("reports");
  const navigate = useNavigate();
  const [known, setKnown] = useState<Known>({ phase: "looking" });
  const { phase } = known;
  useEffect(() => {
    if (phase !== "looking") return;
    const user = storedUser();
    if (user) setKnown({ phase: "known", user });
    else if (readStored(STORAGE_KEYS.user) !== null) setKnown({ phase: "unreadable" });
    else navigate("/login");
  }, [phase, navigate]);

  if (known.phase === "unreadable") return <SignedOutView />;
  if (known.phase === "looking") {
    return (
      <p role="status" className="flex items-center gap-3 py-16 text-ink-soft">
        <Spinner /> {t("loading")}
      </p>
    );
  }
  return (
    <QueryProvider>
      <ReportsContent remembered={known.user} />
      <PairsPanel />
    </QueryProvider>
  );
}
