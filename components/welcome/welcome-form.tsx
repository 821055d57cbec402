"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ArrowForwardIcon } from "@/components/ui/icons";
import type { EntryField, EntryMode } from "@/lib/accounts/domain/entry-form";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import { DecoyFields } from "./decoy-fields";
import { EntryFields } from "./entry-fields";
import { ModeToggle } from "./mode-toggle";
import { RegisterOnly } from "./register-only";
import { TermsField } from "./terms-field";
import { useEntry } from "./use-entry";

export interface WelcomeFormProps {
  reportType: ReportType;
  /** The page runs: the form may be sent. Until then nothing could keep a password out of a plain request. */
  ready: boolean;
  initialMode: EntryMode;
  initialEmail: string;
  /** Its heading is to be focused when it appears. */
  takesFocus: boolean;
  onEntered(): void;
  /** The account is made, and its e-mail address waits to be confirmed. */
  onVerify(email: string): void;
}

const MISSING = new Set(["emailRequired", "passwordRequired", "allFieldsRequired"]);

/** Registers or signs in. */
export function WelcomeForm(props: WelcomeFormProps) {
  const { reportType, ready, initialMode, initialEmail, takesFocus, onEntered, onVerify } = props;
  const t = useTranslations("auth");
  const [mode, setMode] = useState(initialMode);
  const entry = useEntry({
    ...{ mode, reportType, onEntered },
    onVerify(email) {
      change("login");
      onVerify(email);
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const { busy, notice, problems } = entry;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  function change(next: EntryMode) {
    setMode(next);
    entry.reset();
  }

  const errors: Partial<Record<EntryField, string>> = {};
  for (const [field, problem] of Object.entries(problems) as [EntryField, (typeof problems)[EntryField]][]) {
    if (problem === undefined) continue;
    if (problem === "refused") errors[field] = t("fieldInvalid");
    else errors[field] = t(MISSING.has(problem) ? "fieldRequired" : problem);
  }
  const fallback = mode === "register" ? "registrationFailed" : "authenticationFailed";

  return (
    <form
      method="post"
      noValidate={ready}
      aria-busy={busy}
      onSubmit={entry.onSubmit}
      onInput={entry.onInput}
      className="grid gap-4"
    >
      <h2 ref={heading} tabIndex={-1} className="text-[1.625rem]">
        {t(`${mode}Title`)}
      </h2>
      <ModeToggle mode={mode} onChange={change} />
      <EntryFields {...{ mode, ready, initialEmail, errors }} />
      <RegisterOnly away={mode === "login"}>
        <TermsField error={errors.terms} />
      </RegisterOnly>
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
