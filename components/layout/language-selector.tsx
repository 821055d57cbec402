"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { CheckIcon, ChevronDownIcon, GlobeIcon } from "@/components/ui/icons";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { useLanguage } from "./language-provider";
import { nextOption } from "./listbox-keys";

const NAMES = LOCALES.map(({ name }) => name);

/** The current language as a button, and the list of all languages, each in its own words. */
export function LanguageSelector() {
  const t = useTranslations("language");
  const { locale, info, changeLanguage, changing } = useLanguage();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    list.current?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  function show() {
    setActive(LOCALES.findIndex(({ code }) => code === locale));
    setOpen(true);
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function choose(at: number) {
    const row = LOCALES[at];
    close();
    if (row && row.code !== locale) void changeLanguage(row.code);
  }

  function onListKey(event: React.KeyboardEvent) {
    if (event.key === "Tab") return setOpen(false);
    const next = nextOption(event.key, active, NAMES);
    if (event.key === "Escape") close();
    else if (event.key === "Enter" || event.key === " ") choose(active);
    else if (next !== null) setActive(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onButtonKey(event: React.KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show();
  }

  return (
    <div ref={root} className="language-selector">
      <button
        ref={button}
        type="button"
        className="language-button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-label={t("current", { name: info.name })}
        aria-busy={changing || undefined}
        onClick={() => (open ? close() : show())}
        onKeyDown={onButtonKey}
      >
        <GlobeIcon />
        <span lang={info.tag}>{info.name}</span>
        <ChevronDownIcon className="language-chevron" />
      </button>
      {open && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={t("label")}
          aria-activedescendant={`${id}-${active}`}
          className="language-list"
          onKeyDown={onListKey}
        >
          {LOCALES.map((row, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox that holds the focus takes the keys.
            // biome-ignore lint/a11y/useFocusableInteractive: options are active descendants, never focused themselves.
            <div
              key={row.code}
              id={`${id}-${at}`}
              role="option"
              aria-selected={row.code === locale}
              data-active={at === active || undefined}
              lang={row.tag}
              dir={row.dir}
              className="language-option"
              onClick={() => choose(at)}
              onPointerMove={() => setActive(at)}
            >
              <span>{row.name}</span>
              {row.code === locale && <CheckIcon />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
