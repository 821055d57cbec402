"use client";

import { type FormEvent, useRef, useState } from "react";
import {
  type AuthField,
  type AuthFormErrorCode,
  type AuthMode,
  validateAuthForm,
} from "@/lib/accounts/domain/auth-form";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { readAuthForm } from "./auth-fields";

/** What the form has to say: a problem that it found itself, or a refusal. */
export type AuthNotice =
  | { readonly kind: "problem"; readonly problem: AuthFormErrorCode }
  | { readonly kind: "refusal"; readonly sentence: string | null };

/** What is wrong with a field; "refused" is the server's word. */
export type FieldProblems = Partial<Record<AuthField, AuthFormErrorCode | "refused">>;

export interface AuthFormOptions {
  readonly mode: AuthMode;
  readonly reportType: ReportType;
  readonly onEntered: () => void;
  readonly onVerify: (email: string) => void;
}

function focusField(form: HTMLFormElement, name: AuthField | undefined): void {
  const control = name && form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** Checks and sends the form. While it is under way another submit does nothing; what was typed stays in every case. */
export function useAuthForm({ mode, reportType, onEntered, onVerify }: AuthFormOptions) {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<AuthNotice | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const sending = useRef(false);

  async function send(form: HTMLFormElement) {
    const values = readAuthForm(form);
    const findings = validateAuthForm(mode, values);
    const [first] = findings;
    setNotice(first ? { kind: "problem", problem: first.problem } : null);
    setProblems(Object.fromEntries(findings.map(({ field, problem }) => [field, problem])));
    if (first) return focusField(form, first.field);
    setBusy(true);
    const { authenticate: enter } = await import("./session");
    const outcome = await enter(mode, values, reportType);
    if (outcome.kind === "entered") return onEntered();
    if (outcome.kind === "renew") return window.location.assign("/new-password");
    setBusy(false);
    if (outcome.kind === "verify") return onVerify(outcome.email);
    setNotice({ kind: "refusal", sentence: outcome.sentence });
    setProblems(Object.fromEntries(outcome.fields.map((field) => [field, "refused"])));
    focusField(form, outcome.fields[0]);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    send(event.currentTarget)
      .catch(() => {
        setBusy(false);
        setNotice({ kind: "refusal", sentence: null });
      })
      .finally(() => {
        sending.current = false;
      });
  }

  /** Takes the mark off a field that is being mended. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof HTMLInputElement ? target.name : "";
    if (name in problems) setProblems({ ...problems, [name]: undefined });
  }

  function reset() {
    setNotice(null);
    setProblems({});
  }

  return { busy, notice, problems, onSubmit, onInput, reset };
}
