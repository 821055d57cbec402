"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields";
import { type FieldSpec, type FormValues, findProblems, type Problem } from "./form-fields";
import type { Failure } from "./use-request";

export interface SettingsFormProps {
  readonly fields: readonly FieldSpec[];
  /** The words on the button. */
  readonly submit: string;
  readonly danger?: boolean;
  readonly sending: boolean;
  readonly failure: Failure | null;
  onSend(values: FormValues): void;
  onCancel?: () => void;
}

function readValues(form: HTMLFormElement, fields: readonly FieldSpec[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? "").trim()]));
}

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? null : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** A form about the account: it checks, marks what is wrong, and keeps what was typed whatever the server says. */
export function SettingsForm({ fields, submit, danger, sending, failure, onSend, onCancel }: SettingsFormProps) {
  const t = useTranslations("account");
  const common = useTranslations("common");
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Record<string, Problem>>>({});
  /** Fields that were typed in since the form was sent: what was refused in them is being mended. */
  const [editedSinceSend, setEditedSinceSend] = useState<readonly string[]>([]);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  useEffect(() => focusField(form.current, failure?.fields[0]), [failure]);

  function shownProblem(name: string): Problem | undefined {
    if (editedSinceSend.includes(name)) return undefined;
    return problems[name] ?? (failure?.fields.includes(name) ? "refused" : undefined);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const values = readValues(event.currentTarget, fields);
    const found = findProblems(fields, values);
    setProblems(found);
    setEditedSinceSend([]);
    const [first] = Object.keys(found);
    if (first) focusField(event.currentTarget, first);
    else onSend(values);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      {fields.map(({ name, label, hint, type, autoComplete, initial, optional }) => {
        const problem = shownProblem(name);
        return (
          <TextField
            key={name}
            {...{ name, type, autoComplete }}
            defaultValue={initial}
            required={!optional}
            label={t(`fields.${label}`)}
            hint={hint && t(`fields.${hint}`)}
            error={problem && t(`problems.${problem}`)}
            onInput={() => problem && setEditedSinceSend([...editedSinceSend, name])}
          />
        );
      })}
      {failure && <Alert tone="danger">{failure.sentence ?? t("problems.unreachable")}</Alert>}
      <div className="dialog-foot">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {common("cancel")}
          </Button>
        )}
        <Button type="submit" variant={danger ? "danger" : "primary"} busy={sending} disabled={!ready}>
          {sending ? t("sending") : submit}
        </Button>
      </div>
    </form>
  );
}
