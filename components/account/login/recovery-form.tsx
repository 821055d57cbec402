import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { RecoveryState } from "./use-recovery";

export interface RecoveryFormProps {
  readonly state: RecoveryState;
  onSend(email: string): void;
  onCancel(): void;
}

/** One e-mail field, and what became of the request. */
export function RecoveryForm({ state, onSend, onCancel }: RecoveryFormProps) {
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
