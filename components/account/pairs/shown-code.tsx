import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";

/** A code that was just made, to copy or to read aloud. */
export function ShownCode({ code, until }: { code: string; until: string }) {
  const t = useTranslations("pairs.give");
  const [copied, setCopied] = useState(false);

  async function copy() {
    // A browser may forbid it; the code stands there to be copied by hand.
    const done = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  }

  return (
    <div className="card card-tinted grid gap-3" role="status">
      <p className="font-semibold text-sm">{t("label")}</p>
      <p className="wrap-anywhere font-mono text-lg tracking-wide" dir="ltr" data-code>
        {code}
      </p>
      <p className="text-sm">{t("shownOnce", { date: until })}</p>
      <p className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {t("copy")}
        </Button>
        {copied && <span className="text-sm">{t("copied")}</span>}
      </p>
    </div>
  );
}
