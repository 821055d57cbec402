"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CURRENT_PASSWORD, NEW_PASSWORD_FIELDS } from "@/components/account/settings/form-fields";
import { SettingDialog } from "@/components/account/settings/setting-dialog";
import { Loaded } from "@/components/admin/frame/loaded";
import { useAdministrator } from "@/components/admin/frame/use-administrator";
import { useDeed } from "@/components/admin/frame/use-deed";
import { useLanguage } from "@/components/layout/language-provider";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import {
  administrationKeys,
  changeAdminPassword,
  endSession,
  fetchSessions,
} from "@/lib/accounts/client/administration";
import type { AdministratorRecord } from "@/lib/accounts/schema/administrators";
import { formatDateTime } from "@/lib/platform/format-date";
import { SecondFactor } from "./second-factor";

function PasswordButton() {
  const t = useTranslations("admin.administrators.own.password");
  const done = useTranslations("admin.administrators");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {open && (
        <SettingDialog
          title={t("open")}
          intro={<p>{t("intro")}</p>}
          fields={[CURRENT_PASSWORD, ...NEW_PASSWORD_FIELDS]}
          submit={t("submit")}
          work={({ currentPassword = "", newPassword = "" }) => changeAdminPassword({ currentPassword, newPassword })}
          onDone={() => {
            setOpen(false);
            toast({ title: done("done") });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Where one is signed in; every other session can be ended. */
function Sessions() {
  const t = useTranslations("admin.administrators.own.sessions");
  const { info } = useLanguage();
  const query = useQuery({ queryKey: administrationKeys.sessions, queryFn: fetchSessions });
  const end = useDeed(endSession, administrationKeys.sessions);
  return (
    <Card as="section" tone="flat" aria-labelledby="sessions-title" className="grid gap-3">
      <h2 id="sessions-title" className="text-2xl">
        {t("title")}
      </h2>
      <Loaded query={query}>
        {({ items }) => (
          <ul className="grid gap-3">
            {items.map(({ id, browser, lastUsedAt, current }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                <span className="min-w-0">
                  {browser ? (
                    <bdi dir="ltr" className="wrap-anywhere">
                      {browser}
                    </bdi>
                  ) : (
                    t("unknown")
                  )}{" "}
                  {current && <Badge tone="success">{t("current")}</Badge>}
                  <span className="block text-ink-soft">
                    {t("lastUsed", { time: formatDateTime(lastUsedAt, info) })}
                  </span>
                </span>
                {!current && (
                  <Button
                    size="sm"
                    variant="secondary"
                    busy={end.isPending && end.variables === id}
                    onClick={() => end.mutate(id)}
                  >
                    {t("end")}
                    <span className="sr-only"> {browser}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function Account({ administrator: { email, role, secondFactor } }: { administrator: AdministratorRecord }) {
  const t = useTranslations("admin.administrators");
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-3">
        <p>
          {t("own.signedInAs", { email })} <Badge>{t(`roles.${role}`)}</Badge>
        </p>
        <p className="text-ink-soft">{t(`may.${role}`)}</p>
        <PasswordButton />
      </div>
      <SecondFactor inUse={secondFactor} />
      <Sessions />
    </div>
  );
}

/** One's own account as an administrator; with the shared password there is none. */
export function OwnAccount() {
  const t = useTranslations("admin.administrators.own");
  const query = useAdministrator();
  return (
    <Loaded query={query}>
      {({ administrator }) =>
        administrator ? <Account administrator={administrator} /> : <p className="max-w-prose">{t("shared")}</p>
      }
    </Loaded>
  );
}
