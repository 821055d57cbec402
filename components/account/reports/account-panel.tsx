import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { StoredUser } from "@/lib/accounts/client";
import { AccountActions } from "../settings/account-actions";
import { longDate } from "./long-date";

interface AccountPanelProps {
  readonly user: StoredUser;
  /** Null until the list has come. */
  readonly count: number | null;
}

/** Who is signed in, since when, and what they may change. */
export function AccountPanel({ user, count }: AccountPanelProps) {
  const t = useTranslations("reports.account");
  const common = useTranslations("common");
  const tag = useLocale();
  const since = user.completedAt ?? user.registeredAt;
  const rows = [
    [t("email"), user.email ?? common("unknown"), true],
    [t("phone"), user.phoneNumber || t("noPhone"), Boolean(user.phoneNumber)],
    [t("since"), (since && longDate(since, tag)) || common("unknown"), false],
    [t("count"), count ?? "–", false],
  ] as const;
  return (
    <Card as="section" tone="flat" aria-labelledby="account-title" className="grid gap-4 self-start">
      <h2 id="account-title" className="text-2xl">
        {t("title")}
      </h2>
      <dl className="grid gap-3">
        {rows.map(([name, value, latin]) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="wrap-anywhere">{latin ? <bdi dir="ltr">{value}</bdi> : value}</dd>
          </div>
        ))}
      </dl>
      <AccountActions user={user} />
    </Card>
  );
}
