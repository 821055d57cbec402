"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { Dialog } from "@/components/ui/dialog";
import { RecoveryForm } from "./recovery-form";
import { useRecovery } from "./use-recovery";

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
