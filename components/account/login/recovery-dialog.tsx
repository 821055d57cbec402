"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/fields";
import { readTexts, useForm } from "@/components/ui/use-form";
import { requestTemporaryPassword } from "@/lib/accounts/client/session";
import { EMAIL_PATTERN } from "@/lib/accounts/domain/field-rules";

interface RecoveryProps {
  /** What stands in the field at first. */
  readonly email: string;
  onClose(): void;
  /** The server has agreed, and the dialog closes: its message stays with the caller. */
  onDone(message: string): void;
}

const CLOSE_AFTER_MS = 4_000;
const FIELD = "recovery-email";

function checkEmail({ [FIELD]: email }: Record<typeof FIELD, string>) {
  if (email === "") return { [FIELD]: "emailRequired" as const };
  return EMAIL_PATTERN.test(email) ? {} : { [FIELD]: "emailInvalid" as const };
}

/** One e-mail field, and what became of the request. Mounted only while the dialog is open: closing it forgets all. */
function Recovery({ email, onClose, onDone }: RecoveryProps) {
  const t = useTranslations("login.recovery");
  const login = useTranslations("login");
  const { props, state, pending, failure, firstProblem } = useForm({
    read: (form) => readTexts(form, [FIELD]),
    check: checkEmail,
    send: ({ [FIELD]: email }) => requestTemporaryPassword(email),
  });
  const message = state.phase === "done" ? state.reply.message : null;

  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => {
      onDone(message);
      onClose();
    }, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [message, onDone, onClose]);

  function problem() {
    if (failure) return failure.sentence ?? t("failed");
    if (firstProblem === "emailInvalid") return login("emailInvalid");
    return firstProblem && t("emailRequired");
  }

  if (message !== null) {
    return (
      <Alert tone="success" title={t("done")}>
        {message}
      </Alert>
    );
  }
  const said = problem();
  return (
    <form {...props} className="grid gap-4">
      <p>{t("intro")}</p>
      <TextField label={t("email")} type="email" name={FIELD} autoComplete="email" defaultValue={email} required />
      {said && <Alert tone="danger">{said}</Alert>}
      <div className="dialog-foot">
        <Button variant="secondary" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button type="submit" busy={pending}>
          {t(pending ? "pending" : "submit")}
        </Button>
      </div>
    </form>
  );
}

/** The way to a temporary password. */
export function RecoveryDialog({ open, ...rest }: RecoveryProps & { readonly open: boolean }) {
  const t = useTranslations("login.recovery");
  const common = useTranslations("common");
  return (
    <Dialog open={open} onClose={rest.onClose} title={t("title")} closeLabel={common("close")}>
      <Recovery {...rest} />
    </Dialog>
  );
}
