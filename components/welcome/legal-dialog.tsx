import { type AbstractIntlMessages, NextIntlClientProvider, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import type { Messages } from "@/lib/platform/i18n/compile-messages";
import { fetchMessages } from "@/lib/platform/i18n/fetch-messages";
import { onMessageError } from "@/lib/platform/i18n/message-errors";
import { LegalText } from "./legal-text";

export interface LegalDialogProps {
  open: boolean;
  onClose(): void;
}

/** The terms and the privacy notice. Their words do not travel with the page: they are fetched here. */
export function LegalDialog({ open, onClose }: LegalDialogProps) {
  const t = useTranslations();
  const { locale, info } = useLanguage();
  const [messages, setMessages] = useState<Messages | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!open) return;
    let wanted = true;
    setMessages(null);
    fetchMessages(locale, ["ui"]).then(
      (messages) => wanted && setMessages(messages),
      () => wanted && setMessages("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [open, locale, attempt]);

  return (
    <Dialog
      {...{ open, onClose }}
      title={t("auth.termsTitle")}
      closeLabel={t("common.close")}
      footer={<Button onClick={onClose}>{t("common.done")}</Button>}
    >
      {messages === null && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          {t("common.loading")}
        </p>
      )}
      {messages === "failed" && (
        <Alert tone="danger">
          <p>{t("auth.termsNotLoaded")}</p>
          <Button variant="secondary" size="sm" onClick={() => setAttempt(attempt + 1)}>
            {t("common.retry")}
          </Button>
        </Alert>
      )}
      {messages !== null && messages !== "failed" && (
        <NextIntlClientProvider
          locale={info.tag}
          // The translator's type knows strings alone; in the bundle it takes compiled messages.
          messages={messages as AbstractIntlMessages}
          timeZone="UTC"
          onError={onMessageError}
        >
          <LegalText />
        </NextIntlClientProvider>
      )}
    </Dialog>
  );
}
