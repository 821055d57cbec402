"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { SelectField, type SelectOption } from "@/components/ui/fields";
import { isLocale, LOCALES } from "@/lib/platform/i18n/locales";
import { useLanguage } from "./language-provider";

/** Each language by its own name alone: where a system has no font of flags, they are boxes. */
const OPTIONS = LOCALES.map(({ code, tag, dir, name }): SelectOption => ({ value: code, lang: tag, dir, label: name }));

/** The languages, each under its own name; the one that is chosen is shown while it is being fetched. */
export function LanguageSelector() {
  const t = useTranslations("language");
  const { locale, changeLanguage, pending } = useLanguage();
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    // Somebody may choose before the page runs.
    const chosen = select.current?.value;
    if (isLocale(chosen) && chosen !== locale) void changeLanguage(chosen);
  }, [locale, changeLanguage]);

  return (
    <SelectField
      ref={select}
      className="language-selector"
      label={t("label")}
      hideLabel
      options={OPTIONS}
      value={pending ?? locale}
      aria-busy={pending !== null || undefined}
      // A browser that fills in what was chosen before a reload would choose for the reader.
      autoComplete="off"
      onChange={({ target }) => isLocale(target.value) && void changeLanguage(target.value)}
    />
  );
}
