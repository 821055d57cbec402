"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ArrowForwardIcon } from "@/components/ui/icons";
import type { AuthField, AuthMode } from "@/lib/accounts/domain/auth-form";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { AuthFields, DecoyFields, RegisterOnlyFields } from "./auth-fields";
import { ModeToggle } from "./mode-toggle";
import { TermsField } from "./terms-field";
import { useAuthForm } from "./use-auth-form";

export interface WelcomeFormProps {
  reportType: ReportType;
  /** The page runs: the form may be sent. Until then nothing could keep a password out of a plain request. */
  ready: boolean;
  initialMode: AuthMode;
  initialEmail: string;
  /** Its heading is to be focused when it appears. */
  takesFocus: boolean;
  onEntered(): void;
  /** The account is made, and its e-mail address waits to be confirmed. */
  onVerify(email: string): void;
}

const REQUIRED_PROBLEMS = new Set(["emailRequired", "passwordRequired", "allFieldsRequired"]);

/** Registers or signs in. */
export function WelcomeForm(props: WelcomeFormProps) {
  const { reportType, ready, initialMode, initialEmail, takesFocus, onEntered, onVerify } = props;
  const t = useTranslations("auth");
  const [mode, setMode] = useState(initialMode);
  const authForm = useAuthForm({
    ...{ mode, reportType, onEntered },
    onVerify(email) {
      changeMode("login");
      onVerify(email);
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, notice, problems } = authForm;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function changeMode(next: AuthMode) {
    setMode(next);
    authForm.reset();
  }

  const errors: Partial<Record<AuthField, string>> = {};
  for (const [field, problem] of Object.entries(problems) as [AuthField, (typeof problems)[AuthField]][]) {
    if (problem === undefined) continue;
    if (problem === "refused") errors[field] = t("fieldInvalid");
    else errors[field] = t(REQUIRED_PROBLEMS.has(problem) ? "fieldRequired" : problem);
  }
  const fallback = mode === "register" ? "registrationFailed" : "authenticationFailed";

  return (
    <form
      method="post"
      noValidate={ready}
      aria-busy={busy}
      onSubmit={authForm.onSubmit}
      onInput={authForm.onInput}
      className="grid gap-4"
    >
      <h2 ref={heading} tabIndex={-1} className="text-[1.625rem]">
        {t(`${mode}Title`)}
      </h2>
      <ModeToggle mode={mode} onChange={changeMode} />
      <AuthFields {...{ mode, ready, initialEmail, errors }} />
      <RegisterOnlyFields hidden={mode === "login"}>
        <TermsField error={errors.terms} />
      </RegisterOnlyFields>
      <DecoyFields />
      {notice && (
        <Alert tone="danger">{notice.kind === "problem" ? t(notice.problem) : (notice.sentence ?? t(fallback))}</Alert>
      )}
      <Button type="submit" size="lg" wide busy={busy} disabled={!ready}>
        {busy ? t("sending") : t(`${mode}Submit`)}
        {!busy && <ArrowForwardIcon />}
      </Button>
      <p className="grid justify-items-center gap-1 text-center text-[0.9375rem]">
        {mode === "login" && (
          <a href="/login" className="link inline-flex min-h-11 items-center">
            {t("forgotPassword")}
          </a>
        )}
        <a href="/login" className="link inline-flex min-h-11 items-center">
          {t("loginHere")}
        </a>
      </p>
    </form>
  );
}
