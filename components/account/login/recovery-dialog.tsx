"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useCallback, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/fields";
import { type RecoveryState, useRecovery } from "./use-recovery";

export interface RecoveryFormProps {
  readonly state: RecoveryState;
  onSend(email: string): void;
  onCancel(): void;
}

/** One e-mail field, and what became of the request. */
function RecoveryForm({ state, onSend, onCancel }: RecoveryFormProps) {
  const t = useTranslations("login.recovery");
  const login = useTranslations("login");
  const [email, setEmail] = useState("");
  const sending = state.phase === "sending";
  const problem = state.phase === "editing" ? state.problem : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!sending) onSend(email.trim());
  }

  if (state.phase === "sent") {
    return (
      <Alert tone="success" title={t("done")}>
        {state.message}
      </Alert>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p>{t("intro")}</p>
      <TextField
        label={t("email")}
        type="email"
        name="recovery-email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {problem && (
        <Alert tone="danger">
          {problem.sentence ?? (problem.key === "emailInvalid" ? login(problem.key) : t(problem.key))}
        </Alert>
      )}
      <div className="dialog-foot">
        <Button variant="secondary" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button type="submit" busy={sending}>
          {t(sending ? "pending" : "submit")}
        </Button>
      </div>
    </form>
  );
}

interface RecoveryDialogProps {
  readonly open: boolean;
  onClose(): void;
  /** The server has agreed, and the dialog closes: its message stays with the caller. */
  onDone(message: string | null): void;
}

/** Mounted only while the dialog is open: closing it forgets the e-mail, the messages and the errors. */
function Recovery({ onClose, onDone }: Omit<RecoveryDialogProps, "open">) {
  const finish = useCallback(
    (message: string | null) => {
      onDone(message);
      onClose();
    },
    [onClose, onDone],
  );
  const { state, send } = useRecovery(finish);
  return <RecoveryForm state={state} onSend={(email) => void send(email)} onCancel={onClose} />;
}

/** The way to a temporary password. */
export function RecoveryDialog({ open, onClose, onDone }: RecoveryDialogProps) {
  const t = useTranslations("login.recovery");
  const common = useTranslations("common");
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} closeLabel={common("close")}>
      <Recovery onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}
