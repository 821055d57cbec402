"use client";

import { useTranslations } from "next-intl";
import { CloseIcon } from "@/components/ui/icons";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";

interface LanguageStatusProps {
  pending: Locale | null;
  failed: Locale | null;
  onDismiss(): void;
}

/** Says that a language is being fetched (to screen readers) or could not be fetched (to everyone). */
export function LanguageStatus({ pending, failed, onDismiss }: LanguageStatusProps) {
  const t = useTranslations("language");
  return (
    <div role="status" className={failed ? "toast tone-danger" : "sr-only"}>
      {pending && t("changing", { name: localeInfo(pending).name })}
      {failed && (
        <>
          <span>{t("changeFailed", { name: localeInfo(failed).name })}</span>
          <button type="button" className="icon-btn" aria-label={t("dismiss")} onClick={onDismiss}>
            <CloseIcon />
          </button>
        </>
      )}
    </div>
  );
}
