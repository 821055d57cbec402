"use client";

import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { useNavigate } from "@/components/layout/use-navigate";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { changePassword } from "@/lib/accounts/client/session";
import { CURRENT_PASSWORD, type FormValues, NEW_PASSWORD_FIELDS } from "../settings/form-fields";
import { SettingsForm } from "../settings/settings-form";
import { useRequest } from "../settings/use-request";

const UNAUTHENTICATED = 401;

/** Where whoever came in with a temporary password sets one of their own. */
export function NewPasswordScreen() {
  const t = useTranslations("account");
  const navigate = useNavigate();
  const { state, send } = useRequest(async ({ currentPassword, newPassword = "" }: FormValues) => {
    await changePassword({ ...(currentPassword && { currentPassword }), newPassword });
    navigate("/reports");
  });
  const failure = state.phase === "failed" ? state.failure : null;
  // Whoever is signed in with their own password is asked for it, once the server says so.
  const fields = failure?.fields.includes("currentPassword")
    ? [CURRENT_PASSWORD, ...NEW_PASSWORD_FIELDS]
    : NEW_PASSWORD_FIELDS;
  return (
    <div className="mx-auto grid max-w-md gap-6">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t("renew.title")}</h1>
        <p className="text-ink-soft">{t("renew.intro")}</p>
      </header>
      {failure?.status === UNAUTHENTICATED ? (
        <Alert tone="danger" className="grid justify-items-start gap-3">
          <p>{t("renew.ended")}</p>
          <ScreenLink href="/login" className="btn btn-primary">
            {t("renew.login")}
          </ScreenLink>
        </Alert>
      ) : (
        <Card>
          <SettingsForm
            {...{ fields, failure }}
            submit={t("password.submit")}
            sending={state.phase === "sending" || state.phase === "done"}
            onSend={(values) => void send(values)}
          />
        </Card>
      )}
    </div>
  );
}
