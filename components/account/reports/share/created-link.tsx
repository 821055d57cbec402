"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields";

/** A link that was just made, to copy; it takes the focus that the form had. */
export function CreatedLink({ url }: { url: string }) {
  const t = useTranslations("reports.share");
  const [copyStatus, setCopyStatus] = useState<"copied" | "copyFailed" | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector("input")?.select();
    box.current?.querySelector("input")?.focus();
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopyStatus("copied");
    } catch {
      setCopyStatus("copyFailed");
    }
  }

  return (
    <section ref={box} aria-labelledby="made-title" className="grid gap-3">
      <h3 id="made-title" className="text-xl">
        {t("made")}
      </h3>
      <p>{t("madeText")}</p>
      <TextField label={t("link")} type="url" value={url} readOnly onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>{t("copy")}</Button>
        <p role="status">{copyStatus && t(copyStatus)}</p>
      </div>
    </section>
  );
}
