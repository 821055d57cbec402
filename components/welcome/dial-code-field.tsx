import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { SelectField, type SelectOption } from "@/components/ui/fields";
import { DEFAULT_DIAL_CODE, DIAL_CODES, type DialCode, dialCodeFor } from "@/lib/accounts/domain/dial-codes";

/** Keeps the plus before its digits in right-to-left text. */
const isolateLtr = (text: string) => `\u2066${text}\u2069`;

function option({ code }: DialCode, country: string): SelectOption {
  return { value: code, label: `${country} (${isolateLtr(code)})` };
}

/** The codes with their countries' names in a language, sorted by name as that language sorts. */
export function namedDialCodes(tag: string): readonly SelectOption[] {
  const names = new Intl.DisplayNames([tag, "en"], { type: "region", style: "short" });
  const { compare } = new Intl.Collator([tag, "en"]);
  return DIAL_CODES.map((row) => option(row, row.iso.map((iso) => names.of(iso) ?? iso).join(" / "))).sort((a, b) =>
    compare(a.label, b.label),
  );
}

const UNNAMED_OPTIONS = DIAL_CODES.map((row) => option(row, row.iso.join(" / ")));

/**
 * The country code of a phone number. Names come once the page runs: a server's names may differ
 * from the browser's, and then the page would not fit what was sent.
 */
export function DialCodeField({ named }: { named: boolean }) {
  const t = useTranslations("auth");
  const { tag } = useLanguage().info;
  const options = useMemo(() => (named ? namedDialCodes(tag) : UNNAMED_OPTIONS), [named, tag]);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // What somebody has chosen, also before the page ran, stays.
    if (named && select.current?.value === DEFAULT_DIAL_CODE)
      select.current.value = dialCodeFor(navigator.languages, tag);
  }, [named, tag]);
  return (
    <SelectField
      ref={select}
      label={t("dialCode")}
      name="dialCode"
      autoComplete="tel-country-code"
      defaultValue={DEFAULT_DIAL_CODE}
      options={options}
    />
  );
}
