"use client";

import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { resendVerification } from "@/lib/accounts/client";
import { useSend } from "../settings/use-send";

/** The password is right and the address not confirmed; another link can be had here. */
export function UnverifiedNote({ email }: { email: string }) {
  const t = useTranslations("login.unverified");
  const { state, send } = useSend(resendVerification);
  return (
    <Alert tone="warning" title={t("title")} className="grid gap-3">
      <p>{t("text", { email })}</p>
      {state.phase === "done" ? (
        <p>{state.reply.message}</p>
      ) : (
        <div>
          <Button variant="secondary" busy={state.phase === "sending"} onClick={() => void send(email)}>
            {t("resend")}
          </Button>
        </div>
      )}
      {state.phase === "failed" && <p role="alert">{state.failure.sentence ?? t("failed")}</p>}
    </Alert>
  );
}
