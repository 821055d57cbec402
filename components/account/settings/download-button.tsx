"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { downloadOwnData } from "@/lib/accounts/client";
import { useSend } from "./use-send";

const KEEP_URL_MS = 60_000;

/** Hands a file to the browser's downloads. */
function save({ name, file }: { name: string; file: Blob }): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_URL_MS);
}

/** Everything about oneself, as a file. */
export function DownloadButton({ userId }: { userId: string }) {
  const t = useTranslations("account");
  const { state, send } = useSend(downloadOwnData);
  const reply = state.phase === "done" ? state.reply : null;
  useEffect(() => {
    if (reply) save(reply);
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
