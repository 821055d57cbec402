"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { FieldSpec, Values } from "./form-fields";
import { SettingsForm } from "./settings-form";
import { useSend } from "./use-send";

export interface SettingProps<Reply> {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly fields: readonly FieldSpec[];
  readonly submit: string;
  readonly danger?: boolean;
  work(values: Values): Promise<Reply>;
  onDone(reply: Reply): void;
  onClose(): void;
}

function Setting<Reply>({ intro, fields, submit, danger, work, onDone, onClose }: SettingProps<Reply>) {
  const { state, send } = useSend(async (values: Values) => onDone(await work(values)));
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
export function SettingDialog<Reply>(props: SettingProps<Reply>) {
  const common = useTranslations("common");
  return (
    <Dialog open onClose={props.onClose} title={props.title} closeLabel={common("close")}>
      <Setting {...props} />
    </Dialog>
  );
}
