"use client";

import { useTranslations } from "next-intl";
import { useId, useSyncExternalStore } from "react";
import { SCHEMES, type Scheme, saveScheme, storedScheme, subscribeToScheme } from "./color-scheme";

/** Light, dark, or as the device says. */
export function SchemeSwitch() {
  const t = useTranslations("reports.scheme");
  const name = useId();
  const current = useSyncExternalStore(subscribeToScheme, storedScheme, (): Scheme => "system");
  return (
    <fieldset className="inline-flex rounded-full border border-line-strong bg-surface p-0.5">
      <legend className="sr-only">{t("label")}</legend>
      {SCHEMES.map((scheme) => (
        <label
          key={scheme}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-3 text-sm has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={scheme}
            className="sr-only"
            checked={current === scheme}
            onChange={() => saveScheme(scheme)}
          />
          {t(scheme)}
        </label>
      ))}
    </fieldset>
  );
}
