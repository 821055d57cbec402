"use client";

import { type FormEvent, useRef, useState } from "react";
import { checkEntry, type EntryField, type EntryMode, type EntryProblem } from "@/lib/accounts/domain/entry-form";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import { readEntry } from "./read-entry";

/** What the form has to say: a problem that it found itself, or a refusal. */
export type EntryNotice =
  | { readonly kind: "problem"; readonly problem: EntryProblem }
  | { readonly kind: "refusal"; readonly sentence: string | null };

/** What is wrong with a field; "refused" is the server's word. */
export type FieldProblems = Partial<Record<EntryField, EntryProblem | "refused">>;

export interface EntryOptions {
  readonly mode: EntryMode;
  readonly reportType: ReportType;
  readonly onEntered: () => void;
  readonly onVerify: (email: string) => void;
}

function focusField(form: HTMLFormElement, name: EntryField | undefined): void {
  const control = name && form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** Checks and sends the form. While it is under way another submit does nothing; what was typed stays in every case. */
export function useEntry({ mode, reportType, onEntered, onVerify }: EntryOptions) {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<EntryNotice | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const sending = useRef(false);

  async function send(form: HTMLFormElement) {
    const values = readEntry(form);
    const findings = checkEntry(mode, values);
    const [first] = findings;
    setNotice(first ? { kind: "problem", problem: first.problem } : null);
    setProblems(Object.fromEntries(findings.map(({ field, problem }) => [field, problem])));
    if (first) return focusField(form, first.field);
    setBusy(true);
    const { enter } = await import("./session");
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
