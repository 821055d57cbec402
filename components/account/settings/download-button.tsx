"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { downloadOwnData } from "@/lib/accounts/client/session";
import { errorSentence } from "@/lib/platform/http/fetch-json";

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
  const download = useMutation({ mutationFn: downloadOwnData, onSuccess: downloadFile });
  return (
    <>
      <Button variant="secondary" wide busy={download.isPending} onClick={() => download.mutate(userId)}>
        {t(download.isPending ? "sending" : "download.open")}
      </Button>
      {download.isSuccess && <Alert tone="success">{t("download.done")}</Alert>}
      {download.error && <Alert tone="danger">{errorSentence(download.error, t("link.unreachable"))}</Alert>}
    </>
  );
}
