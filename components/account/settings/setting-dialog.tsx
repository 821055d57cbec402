"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { FieldSpec, FormValues } from "./form-fields";
import { SettingsForm } from "./settings-form";
import { useRequest } from "./use-request";

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
  const { state, send } = useRequest(async (values: FormValues) => onDone(await work(values)));
  return (
    <>
      {intro && <div className="grid gap-3">{intro}</div>}
      <SettingsForm
        {...{ fields, submit, danger }}
        sending={state.phase === "sending"}
        failure={state.phase === "failed" ? state.failure : null}
        onSend={(values) => void send(values)}
        onCancel={onClose}
      />
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
