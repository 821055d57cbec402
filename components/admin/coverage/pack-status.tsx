"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { fetchPacks, packKeys } from "@/lib/content/client/packs";
import { qaVerdict } from "@/lib/content/domain/pack-qa";

/** What the checks of the chosen packs found last, and who may open them; nothing where no pack is chosen. */
export function PackStatus({ slugs }: { slugs: readonly string[] }) {
  const t = useTranslations("admin.packs");
  const { data } = useQuery({ queryKey: packKeys.list, queryFn: fetchPacks });
  const packs = data?.packs.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug)) ?? [];
  if (packs.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="pack-status" className="mb-6 grid gap-3">
      <h2 id="pack-status" className="text-2xl">
        {t("statusTitle")}
      </h2>
      <ul className="grid gap-2">
        {packs.map(({ slug, qa, isPublic, released, outdated }) => (
          <li key={slug} className="flex flex-wrap items-center gap-3">
            <bdi dir="ltr" className="wrap-anywhere font-semibold">
              {slug}
            </bdi>
            <Badge tone={qa ? (qa.result.green ? "success" : "warning") : "neutral"}>
              {t(`qa.${qaVerdict({ released, qa })}`)}
            </Badge>
            {qa && qa.result.holes.length > 0 && (
              <span>{t("qa.holes", { count: qa.result.holes.length, wanted: qa.result.wanted })}</span>
            )}
            <Badge tone={isPublic ? "success" : "neutral"}>{t(isPublic ? "public" : "notPublic")}</Badge>
            {outdated && <span className="basis-full text-ink-soft text-sm">{t("qa.outdated")}</span>}
          </li>
        ))}
      </ul>
      <ScreenLink href="/admin/new-report" className="link inline-flex min-h-11 items-center justify-self-start">
        {t("statusLink")}
      </ScreenLink>
    </Card>
  );
}
