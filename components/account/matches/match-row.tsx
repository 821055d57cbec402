import { useLocale, useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { Button, ButtonLink } from "@/components/ui/button";
import { formatLongDate } from "@/lib/platform/format-date";
import { matchReportUrl } from "@/lib/reports/client/matches";
import type { MatchListItem, MatchListReply } from "@/lib/reports/schema";

interface MatchRowProps {
  readonly match: MatchListItem;
  readonly packs: MatchListReply["packs"];
  onEnd(): void;
}

/** One person one is connected with: the reports of the two, and the way out. */
export function MatchRow({ match: { id, firstName, since }, packs, onEnd }: MatchRowProps) {
  const t = useTranslations("pairs.list");
  const tag = useLocale();
  const { locale } = useLanguage();
  const date = formatLongDate(since, tag) ?? "";
  const inNewTab = { size: "sm", target: "_blank", rel: "noopener" } as const;
  return (
    <li className="card grid gap-3">
      <div>
        <p className="wrap-anywhere font-semibold text-lg">
          <bdi>{firstName}</bdi>
        </p>
        <p className="text-ink-soft text-sm">{t("since", { date })}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink {...inNewTab} href={matchReportUrl(id, locale)} aria-label={t("openNamed", { name: firstName })}>
          {t("open")}
        </ButtonLink>
        <ButtonLink
          {...inNewTab}
          variant="secondary"
          href={matchReportUrl(id, locale, { pdf: true })}
          aria-label={t("pdfNamed", { name: firstName })}
        >
          {t("pdf")}
        </ButtonLink>
        {packs.map(({ slug, domain }) => (
          <ButtonLink
            key={slug}
            {...inNewTab}
            variant="secondary"
            href={matchReportUrl(id, locale, { slug })}
            aria-label={t("packNamed", { domain, name: firstName })}
          >
            <bdi className="wrap-anywhere">{domain}</bdi>
          </ButtonLink>
        ))}
        <Button variant="ghost" size="sm" onClick={onEnd} aria-label={t("endNamed", { name: firstName })}>
          {t("end")}
        </Button>
      </div>
    </li>
  );
}
