"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { PasswordField, TextField } from "@/components/ui/fields";
import { type Form, readTexts, useForm } from "@/components/ui/use-form";
import { type FieldSpec, type FormValues, findProblems, type Problem } from "./form-fields";

interface SettingsOptions<Reply> {
  readonly fields: readonly FieldSpec[];
  send(values: FormValues): Promise<Reply>;
  onDone?(reply: Reply): void;
}

/** A form of these fields, by their rules. */
export function useSettingsForm<Reply>({ fields, send, onDone }: SettingsOptions<Reply>) {
  return useForm<FormValues, Problem, Reply>({
    read: (form) =>
      readTexts(
        form,
        fields.map(({ name }) => name),
      ),
    check: (values) => findProblems(fields, values),
    send,
    ...(onDone && { onDone }),
  });
}

export interface SettingsFormProps<Reply> {
  readonly form: Form<Problem, Reply>;
  readonly fields: readonly FieldSpec[];
  /** The words on the button. */
  readonly submit: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  onCancel?: () => void;
}

/** A form about the account: its fields, what went wrong, and its buttons. */
export function SettingsForm<Reply>({ form, fields, submit, danger, busy, onCancel }: SettingsFormProps<Reply>) {
  const t = useTranslations("account");
  const common = useTranslations("common");
  return (
    <form {...form.props} className="grid gap-4">
      {fields.map(({ name, label, hint, type, autoComplete, initial, optional }) => {
        const problem = form.problem(name);
        const error = problem === "refused" ? common("fieldRefused") : problem && t(`problems.${problem}`);
        const shared = {
          ...{ name, autoComplete, error },
          defaultValue: initial,
          required: !optional,
          label: t(`fields.${label}`),
          hint: hint && t(`fields.${hint}`),
        };
        return type === "password" ? (
          <PasswordField key={name} {...shared} showLabel={common("show")} concealLabel={common("hide")} />
        ) : (
          <TextField key={name} {...shared} type={type} />
        );
      })}
      {form.failure && <Alert tone="danger">{form.failure.sentence ?? t("problems.unreachable")}</Alert>}
      <div className="dialog-foot">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {common("cancel")}
          </Button>
        )}
        <Button type="submit" variant={danger ? "danger" : "primary"} busy={busy} disabled={!form.ready}>
          {busy ? t("sending") : submit}
        </Button>
      </div>
    </form>
  );
}
