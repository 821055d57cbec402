import { useTranslations } from "next-intl";

/** What the two will see of each other, and what never. */
export function WhatIsShown() {
  const t = useTranslations("pairs");
  const shown = ["showsNames", "showsType", "showsInner", "showsOrder"] as const;
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-semibold">{t("shows")}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {shown.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p className="text-ink-soft">{t("hidden")}</p>
    </div>
  );
}
