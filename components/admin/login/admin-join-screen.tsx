"use client";

import { useTranslations } from "next-intl";
import { NEW_PASSWORD_FIELDS } from "@/components/account/settings/form-fields";
import { SettingsForm, useSettingsForm } from "@/components/account/settings/settings-form";
import { ScreenLink } from "@/components/layout/screen-link";
import { useLinkToken } from "@/components/layout/use-link-token";
import { useNavigate } from "@/components/layout/use-navigate";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { adminJoin } from "@/lib/accounts/client/administration";

/** Where an administrator chooses a password, by the link of an invitation. */
export function AdminJoinScreen() {
  const t = useTranslations("admin.join");
  const account = useTranslations("account");
  const navigate = useNavigate();
  const token = useLinkToken();
  const form = useSettingsForm({
    fields: NEW_PASSWORD_FIELDS,
    send: ({ newPassword = "" }) => adminJoin(token ?? "", newPassword),
    onDone: ({ signedIn }) => navigate(signedIn ? "/admin/administrators" : "/admin-login"),
  });
  return (
    <div className="mx-auto grid max-w-md gap-6">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
        <p className="text-ink-soft">{t("intro")}</p>
      </header>
      {token === "" ? (
        <Alert tone="danger">{account("link.missing")}</Alert>
      ) : (
        <Card>
          <SettingsForm
            form={form}
            fields={NEW_PASSWORD_FIELDS}
            submit={t("submit")}
            busy={form.pending || form.state.phase === "done"}
          />
        </Card>
      )}
      <p>
        <ScreenLink href="/admin-login" className="link inline-flex min-h-11 items-center">
          {t("toLogin")}
        </ScreenLink>
      </p>
    </div>
  );
}
