import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Card } from "@/components/ui/card";
import { PackFiles } from "./pack-files";
import { SampleLinks } from "./sample-links";

/** What stands there after a pack was opened: its samples and its files. It takes the focus when it comes. */
export function CreatedCard({ slug }: { slug: string }) {
  const t = useTranslations("admin.packs");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" tone="tinted" aria-labelledby="created-title" className="grid gap-4">
      <h2 id="created-title" ref={title} tabIndex={-1} className="text-2xl">
        {t("created")}
      </h2>
      <p className="wrap-anywhere">{t("createdText", { slug })}</p>
      <SampleLinks slug={slug} />
      <h3 className="text-lg">{t("filesTitle")}</h3>
      <PackFiles slug={slug} />
    </Card>
  );
}
