import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { PackListItem } from "@/lib/content/schema/packs";
import { formatLongDate } from "@/lib/platform/format-date";
import { PackActions } from "./pack-actions";
import { PackFiles, SampleLinks } from "./pack-files";
import { QaContent } from "./qa-panel";

/** One pack: what it is, its samples, its checks and its files. */
export function PackCard({ pack }: { pack: PackListItem }) {
  const t = useTranslations("admin.packs");
  const tag = useLocale();
  const { slug, domain, input, version, createdAt, qa, isPublic, hidden, released } = pack;
  const state = isPublic ? (released ? "released" : "public") : hidden ? "hidden" : "notPublic";
  const date = formatLongDate(createdAt, tag) ?? "";
  return (
    <Card as="li" className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="wrap-anywhere text-xl">
          <bdi>{domain}</bdi>
        </h3>
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          <bdi dir="ltr" className="wrap-anywhere">
            {slug}
          </bdi>
          <Badge>{t(`inputs.${input}`)}</Badge>
          <Badge tone={isPublic ? "success" : "neutral"}>{t(state)}</Badge>
        </p>
        <p className="text-ink-soft text-sm">{t("createdOn", { date, version })}</p>
      </div>
      <PackActions pack={pack} />
      <SampleLinks slug={slug} />
      <QaContent slug={slug} qa={qa} />
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("filesTitle")}</summary>
        <PackFiles slug={slug} />
      </details>
    </Card>
  );
}
