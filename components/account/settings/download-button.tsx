"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { downloadOwnData } from "@/lib/accounts/client/session";
import { useRequest } from "./use-request";

const REVOKE_URL_DELAY_MS = 60_000;

/** Hands a file to the browser's downloads. */
function downloadFile({ name, file }: { name: string; file: Blob }): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_URL_DELAY_MS);
}

/** Everything about oneself, as a file. */
export function DownloadButton({ userId }: { userId: string }) {
  const t = useTranslations("account");
  const { state, send } = useRequest(downloadOwnData);
  const reply = state.phase === "done" ? state.reply : null;
  useEffect(() => {
    if (reply) downloadFile(reply);
  }, [reply]);
  return (
    <>
      <Button variant="secondary" wide busy={state.phase === "sending"} onClick={() => void send(userId)}>
        {state.phase === "sending" ? t("sending") : t("download.open")}
      </Button>
      {reply && <Alert tone="success">{t("download.done")}</Alert>}
      {state.phase === "failed" && <Alert tone="danger">{state.failure.sentence ?? t("link.unreachable")}</Alert>}
    </>
  );
}
