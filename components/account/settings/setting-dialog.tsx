"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { FieldSpec, FormValues } from "./form-fields";
import { SettingsForm, useSettingsForm } from "./settings-form";

export interface SettingDialogProps<Reply> {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly fields: readonly FieldSpec[];
  readonly submit: string;
  readonly danger?: boolean;
  work(values: FormValues): Promise<Reply>;
  onDone(reply: Reply): void;
  onClose(): void;
}

function SettingDialogContent<Reply>({
  intro,
  fields,
  submit,
  danger,
  work,
  onDone,
  onClose,
}: SettingDialogProps<Reply>) {
  const { mutateAsync: send } = useMutation({ mutationFn: work });
  const form = useSettingsForm({ fields, send, onDone });
  return (
    <>
      {intro && <div className="grid gap-3">{intro}</div>}
      <SettingsForm {...{ form, fields, submit, danger }} busy={form.pending} onCancel={onClose} />
    </>
  );
}

/** One thing about the account, in a dialog; closing it forgets what was typed. */
export function SettingDialog<Reply>(props: SettingDialogProps<Reply>) {
  const common = useTranslations("common");
  return (
    <Dialog open onClose={props.onClose} title={props.title} closeLabel={common("close")}>
      <SettingDialogContent {...props} />
    </Dialog>
  );
}
