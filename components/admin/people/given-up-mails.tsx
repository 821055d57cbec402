"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Loaded } from "@/components/admin/frame/loaded";
import { Card } from "@/components/ui/card";
import { administrationKeys, fetchGivenUpMails } from "@/lib/accounts/client/administration";
import { MailList } from "./mail-list";

/** Mails that were given up on. */
export function GivenUpMails() {
  const t = useTranslations("admin.people.mails");
  const query = useQuery({ queryKey: administrationKeys.mails, queryFn: fetchGivenUpMails });
  return (
    <Card as="section" tone="flat" aria-labelledby="given-up-title" className="grid gap-3">
      <h2 id="given-up-title" className="text-2xl">
        {t("title")}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? <p>{t("none")}</p> : <MailList mails={items} changes={administrationKeys.mails} />
        }
      </Loaded>
    </Card>
  );
}
