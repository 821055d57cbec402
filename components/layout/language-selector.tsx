"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { CheckIcon, ChevronDownIcon, GlobeIcon } from "@/components/ui/icons";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { useLanguage } from "./language-provider";
import { useListbox } from "./use-listbox";

const NAMES = LOCALES.map(({ name }) => name);

/** A button with the current language; it opens the list of all languages, each under its own name. */
export function LanguageSelector() {
  const t = useTranslations("language");
  const { locale, info, changeLanguage, changing } = useLanguage();
  const id = useId();
  const selected = LOCALES.findIndex(({ code }) => code === locale);
  const { open, active, setActive, choose, toggle, onListKey, onButtonKey, refs } = useListbox({
    names: NAMES,
    selected,
    onChoose: (index) => {
      const row = LOCALES[index];
      if (row && row.code !== locale) void changeLanguage(row.code);
    },
  });

  return (
    <div ref={refs.root} className="language-selector">
      <button
        ref={refs.button}
        type="button"
        className="language-button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-label={t("current", { name: info.name })}
        aria-busy={changing || undefined}
        onClick={toggle}
        onKeyDown={onButtonKey}
      >
        <GlobeIcon />
        <span lang={info.tag}>{info.name}</span>
        <ChevronDownIcon className="language-chevron" />
      </button>
      {open && (
        <div
          ref={refs.list}
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={t("label")}
          aria-activedescendant={`${id}-${active}`}
          className="language-list"
          onKeyDown={onListKey}
        >
          {LOCALES.map((row, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and handles the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: options are active descendants, never focused themselves.
            <div
              key={row.code}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === selected}
              data-active={at === active || undefined}
              lang={row.tag}
              dir={row.dir}
              className="language-option"
              onClick={() => choose(at)}
              onPointerMove={() => setActive(at)}
            >
              <span>{row.name}</span>
              {at === selected && <CheckIcon />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
