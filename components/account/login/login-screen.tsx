"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { useNavigate } from "@/components/layout/use-navigate";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ArrowBackIcon } from "@/components/ui/icons";
import { resendVerification, signInForReports } from "@/lib/accounts/client/session";
import { EMAIL_PATTERN } from "@/lib/accounts/domain/field-rules";
import { useRequest } from "../settings/use-request";
import { type LoginError, LoginForm, toLoginError } from "./login-form";
import { RecoveryDialog } from "./recovery-dialog";

/** Shown when the password is right but the email is not verified; sends another link. */
function UnverifiedNote({ email }: { email: string }) {
  const t = useTranslations("login.unverified");
  const { state, send } = useRequest(resendVerification);
  return (
    <Alert tone="warning" title={t("title")} className="grid gap-3">
      <p>{t("text", { email })}</p>
      {state.phase === "done" ? (
        <p>{state.reply.message}</p>
      ) : (
        <div>
          <Button variant="secondary" busy={state.phase === "sending"} onClick={() => void send(email)}>
            {t("resend")}
          </Button>
        </div>
      )}
      {state.phase === "failed" && <p role="alert">{state.failure.sentence ?? t("failed")}</p>}
    </Alert>
  );
}

/** Sign-in to the saved reports. */
export function LoginScreen() {
  const t = useTranslations("login");
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<LoginError | null>(null);
  const [recovering, setRecovering] = useState(false);
  const [recovered, setRecovered] = useState<string | null>(null);
  const [unverified, setUnverified] = useState<string | null>(null);

  async function signIn(credentials: { email: string; password: string }) {
    setError(null);
    setUnverified(null);
    if (!credentials.email || !credentials.password) return setError({ kind: "bothRequired" });
    if (!EMAIL_PATTERN.test(credentials.email)) return setError({ kind: "emailInvalid" });
    setPending(true);
    try {
      const { user, requiresVerification, mustChangePassword } = await signInForReports(credentials);
      if (!requiresVerification) return navigate(mustChangePassword ? "/new-password" : "/reports");
      setUnverified(user.email);
      setPending(false);
    } catch (thrown) {
      setError(toLoginError(thrown));
      setPending(false);
    }
  }

  const finishRecovery = useCallback((message: string | null) => {
    setError(null);
    setRecovered(message);
  }, []);

  return (
    <div className="mx-auto grid max-w-md gap-6">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
        <p className="text-ink-soft">{t("intro")}</p>
      </header>
      {recovered && <Alert tone="success">{recovered}</Alert>}
      {unverified !== null && <UnverifiedNote key={unverified} email={unverified} />}
      <Card>
        <LoginForm pending={pending} error={error} onSubmit={(credentials) => void signIn(credentials)}>
          <Button variant="ghost" onClick={() => setRecovering(true)}>
            {t("forgot")}
          </Button>
        </LoginForm>
      </Card>
      <p className="text-ink-soft">{t("note")}</p>
      <p>
        <ScreenLink href="/" className="link inline-flex min-h-11 items-center gap-2">
          <ArrowBackIcon />
          {t("back")}
        </ScreenLink>
      </p>
      <RecoveryDialog open={recovering} onClose={() => setRecovering(false)} onDone={finishRecovery} />
    </div>
  );
}
