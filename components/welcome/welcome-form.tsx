"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ArrowForwardIcon } from "@/components/ui/icons";
import { useForm } from "@/components/ui/use-form";
import { requestRecovery } from "@/lib/accounts/client/recovery-request";
import { type AuthField, type AuthMode, validateAuthForm } from "@/lib/accounts/domain/auth-form";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { AuthFields, DecoyFields, RegisterOnlyFields, readAuthForm } from "./auth-fields";
import { ModeToggle } from "./mode-toggle";
import { TermsField } from "./terms-field";

export interface WelcomeFormProps {
  reportType: ReportType;
  initialMode: AuthMode;
  initialEmail: string;
  /** Its heading is to be focused when it appears. */
  takesFocus: boolean;
  onEntered(): void;
  /** The account is made, and its e-mail address waits to be confirmed. */
  onVerify(email: string): void;
}

/** The fields that have other names in the request. */
const FIELD_OF = { phoneNumber: "phone" };

const REQUIRED_PROBLEMS = new Set(["emailRequired", "passwordRequired", "allFieldsRequired"]);

/** The way to the sign-in screen, and for a forgotten password one that takes the typed address along. */
function WaysToSignIn({ forgotten }: { forgotten: boolean }) {
  const t = useTranslations("auth");
  return (
    <p className="grid justify-items-center gap-1 text-center text-[0.9375rem]">
      {forgotten && (
        <ScreenLink
          href="/login"
          className="link inline-flex min-h-11 items-center"
          onClick={({ currentTarget }) => {
            const form = currentTarget.closest("form");
            if (form) requestRecovery(readAuthForm(form).email);
          }}
        >
          {t("forgotPassword")}
        </ScreenLink>
      )}
      <a href="/login" className="link inline-flex min-h-11 items-center">
        {t("loginHere")}
      </a>
    </p>
  );
}

/** Registers or signs in. */
export function WelcomeForm(props: WelcomeFormProps) {
  const { reportType, initialMode, initialEmail, takesFocus, onEntered, onVerify } = props;
  const t = useTranslations("auth");
  const common = useTranslations("common");
  const [mode, setMode] = useState(initialMode);
  const form = useForm({
    read: readAuthForm,
    check: (values) => validateAuthForm(mode, values),
    send: async (values) => (await import("./session")).authenticate(mode, values, reportType),
    onDone(outcome) {
      if (outcome.kind === "entered") return onEntered();
      if (outcome.kind === "renew") return window.location.assign("/new-password");
      changeMode("login");
      onVerify(outcome.email);
    },
    fieldOf: FIELD_OF,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { failure, allProblems } = form;
  // Whoever has entered is on the way to another screen.
  const busy = form.pending || form.state.phase === "done";

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function changeMode(next: AuthMode) {
    setMode(next);
    form.reset();
  }

  function errorOf(field: AuthField) {
    const problem = form.problem(field);
    if (problem === "refused") return common("fieldRefused");
    return problem && t(REQUIRED_PROBLEMS.has(problem) ? "fieldRequired" : problem);
  }

  function notices(): readonly string[] {
    if (failure) return [failure.sentence ?? t(mode === "register" ? "registrationFailed" : "authenticationFailed")];
    return allProblems.flatMap((problem) => (problem === "refused" ? [] : t(problem)));
  }

  const said = notices();
  return (
    <form {...form.props} className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-[1.625rem]">
        {t(`${mode}Title`)}
      </h2>
      <ModeToggle mode={mode} onChange={changeMode} />
      <AuthFields {...{ mode, initialEmail, errorOf }} ready={form.ready} />
      <RegisterOnlyFields hidden={mode === "login"}>
        <TermsField error={errorOf("terms")} />
      </RegisterOnlyFields>
      <DecoyFields />
      {said.length > 0 && (
        <Alert tone="danger">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
      <Button type="submit" size="lg" wide busy={busy} disabled={!form.ready}>
        {busy ? t("sending") : t(`${mode}Submit`)}
        {!busy && <ArrowForwardIcon />}
      </Button>
      <WaysToSignIn forgotten={mode === "login"} />
    </form>
  );
}
