"use client";

import { useTranslations } from "next-intl";
import { type MouseEventHandler, useCallback, useEffect, useEffectEvent, useState } from "react";
import { showToVisitors } from "@/components/layout/first-paint";
import { ScreenLink } from "@/components/layout/screen-link";
import { useNavigate } from "@/components/layout/use-navigate";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PasswordField, TextField } from "@/components/ui/fields";
import { ArrowBackIcon } from "@/components/ui/icons";
import { type Form, readTexts, useForm } from "@/components/ui/use-form";
import { consumeRecovery } from "@/lib/accounts/client/recovery-request";
import { fetchMe, resendVerification, signInForReports, storedUser } from "@/lib/accounts/client/session";
import { EMAIL_PATTERN } from "@/lib/accounts/domain/field-rules";
import type { AuthReply } from "@/lib/accounts/schema";
import { RecoveryDialog } from "./recovery-dialog";

/** Shown when the password is right but the email is not verified; sends another link. */
function UnverifiedNote({ email }: { email: string }) {
  const t = useTranslations("login.unverified");
  const { props, state, pending, failure } = useForm({ read: () => email, send: resendVerification });
  return (
    <Alert tone="warning" title={t("title")} className="grid gap-3">
      <p>{t("text", { email })}</p>
      {state.phase === "done" ? (
        <p>{state.reply.message}</p>
      ) : (
        <form {...props}>
          <Button type="submit" variant="secondary" busy={pending}>
            {t("resend")}
          </Button>
        </form>
      )}
      {failure && <p role="alert">{failure.sentence ?? t("failed")}</p>}
    </Alert>
  );
}

type LoginProblem = "bothRequired" | "emailInvalid";

function checkLogin({ email, password }: { email: string; password: string }): Record<string, LoginProblem> {
  if (!email) return { email: "bothRequired" };
  if (!password) return { password: "bothRequired" };
  return EMAIL_PATTERN.test(email) ? {} : { email: "emailInvalid" };
}

const WRONG_PASSWORD = 401;

/** Why the sign-in failed: a field is empty or malformed, the server refused, or it was not reached. */
function LoginNotice({
  failure,
  firstProblem,
  onRecover,
}: Form<LoginProblem, AuthReply> & { onRecover: MouseEventHandler<HTMLButtonElement> }) {
  const t = useTranslations("login");
  if (failure && failure.status === null) {
    return (
      <Alert tone="danger" title={t("unreachableTitle")}>
        {t("unreachable")}
      </Alert>
    );
  }
  if (failure) {
    return (
      <Alert tone="danger">
        <p>{failure.sentence ?? t("failed")}</p>
        {failure.status === WRONG_PASSWORD && (
          <button type="button" className="link min-h-11" onClick={onRecover}>
            {t("reset")}
          </button>
        )}
      </Alert>
    );
  }
  return firstProblem && firstProblem !== "refused" && <Alert tone="danger">{t(firstProblem)}</Alert>;
}

/** Whoever is signed in already goes on at once; what a visitor sees waits so long. */
function useOpenSession(onOpen: () => void): void {
  const goOn = useEffectEvent(onOpen);
  useEffect(() => {
    if (storedUser()) fetchMe().then(() => goOn(), showToVisitors);
    else showToVisitors();
  }, []);
}

/** Sign-in to the saved reports. */
export function LoginScreen() {
  const t = useTranslations("login");
  const common = useTranslations("common");
  const navigate = useNavigate();
  useOpenSession(() => navigate("/reports"));
  /** What was typed as address when the dialog was opened; null while it is closed. */
  const [recovering, setRecovering] = useState<string | null>(null);
  useEffect(() => setRecovering(consumeRecovery()), []);
  const [recovered, setRecovered] = useState<string | null>(null);
  const form = useForm({
    read: (element) => readTexts(element, ["email", "password"]),
    check: checkLogin,
    send: signInForReports,
    onDone({ requiresVerification, mustChangePassword }) {
      if (!requiresVerification) navigate(mustChangePassword ? "/new-password" : "/reports");
    },
  });
  const { state, reset } = form;
  const unverified = state.phase === "done" && state.reply.requiresVerification ? state.reply.user.email : null;
  const busy = form.pending || (state.phase === "done" && unverified === null);

  const recover: MouseEventHandler<HTMLButtonElement> = ({ currentTarget }) =>
    setRecovering(currentTarget.form ? readTexts(currentTarget.form, ["email"]).email : "");
  const finishRecovery = useCallback(
    (message: string) => {
      reset();
      setRecovered(message);
    },
    [reset],
  );

  return (
    <div data-visitors="" className="mx-auto grid max-w-md gap-6">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
        <p className="text-ink-soft">{t("intro")}</p>
      </header>
      {recovered && <Alert tone="success">{recovered}</Alert>}
      {unverified !== null && <UnverifiedNote key={unverified} email={unverified} />}
      <Card>
        <form {...form.props} className="grid gap-4">
          <TextField label={t("email")} type="email" name="email" autoComplete="email" required />
          <PasswordField
            label={t("password")}
            showLabel={common("show")}
            concealLabel={common("hide")}
            name="password"
            autoComplete="current-password"
            required
          />
          <LoginNotice {...form} onRecover={recover} />
          <Button type="submit" size="lg" wide busy={busy} disabled={!form.ready}>
            {t(busy ? "pending" : "submit")}
          </Button>
          <Button variant="ghost" onClick={recover}>
            {t("forgot")}
          </Button>
        </form>
      </Card>
      <p className="text-ink-soft">{t("note")}</p>
      <p>
        <ScreenLink href="/" className="link inline-flex min-h-11 items-center gap-2">
          <ArrowBackIcon />
          {t("back")}
        </ScreenLink>
      </p>
      <RecoveryDialog
        open={recovering !== null}
        email={recovering ?? ""}
        onClose={() => setRecovering(null)}
        onDone={finishRecovery}
      />
    </div>
  );
}
