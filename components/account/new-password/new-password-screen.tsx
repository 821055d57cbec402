"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { useNavigate } from "@/components/layout/use-navigate";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { changePassword } from "@/lib/accounts/client/session";
import { CURRENT_PASSWORD, NEW_PASSWORD_FIELDS } from "../settings/form-fields";
import { SettingsForm, useSettingsForm } from "../settings/settings-form";

const UNAUTHENTICATED = 401;

/** Where whoever came in with a temporary password, or took their account back, sets a password of their own. */
export function NewPasswordScreen() {
  const t = useTranslations("account");
  const navigate = useNavigate();
  // Whoever is signed in with their own password is asked for it, once the server says so.
  const [asksForPresent, setAsksForPresent] = useState(false);
  const fields = asksForPresent ? [CURRENT_PASSWORD, ...NEW_PASSWORD_FIELDS] : NEW_PASSWORD_FIELDS;
  const form = useSettingsForm({
    fields,
    send: ({ currentPassword, newPassword = "" }) =>
      changePassword({ ...(currentPassword && { currentPassword }), newPassword }),
    onDone: () => navigate("/reports"),
  });
  const asked = form.failure?.fields.includes(CURRENT_PASSWORD.name) ?? false;
  if (asked && !asksForPresent) setAsksForPresent(true);
  return (
    <div className="mx-auto grid max-w-md gap-6">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t("renew.title")}</h1>
        <p className="text-ink-soft">{t("renew.intro")}</p>
      </header>
      {form.failure?.status === UNAUTHENTICATED ? (
        <Alert tone="danger" className="grid justify-items-start gap-3">
          <p>{t("renew.ended")}</p>
          <ScreenLink href="/login" className="btn btn-primary">
            {t("renew.login")}
          </ScreenLink>
        </Alert>
      ) : (
        <Card>
          <SettingsForm
            {...{ form, fields }}
            submit={t("password.submit")}
            busy={form.pending || form.state.phase === "done"}
          />
        </Card>
      )}
    </div>
  );
}
