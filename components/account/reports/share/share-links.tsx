import { useLocale, useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { formatLongDate } from "@/lib/platform/format-date";
import { localeInfo } from "@/lib/platform/i18n/locales";
import type { ShareItem } from "@/lib/reports/schema";

interface ShareLinksProps {
  /** Null until the list has come. */
  readonly links: readonly ShareItem[] | null;
  readonly failed: boolean;
  /** The link that is being ended. */
  readonly busyId: string | null;
  onRevoke(id: string): void;
}

function ShareLinkRow({ link, busy, onRevoke }: { link: ShareItem; busy: boolean; onRevoke(): void }) {
  const t = useTranslations("reports.share");
  const tag = useLocale();
  const day = (iso: string) => formatLongDate(iso, tag) ?? "";
  const date = day(link.createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3">
      <div>
        <p className={link.revokedAt ? "text-ink-soft line-through" : "font-semibold"}>{t("linkOf", { date })}</p>
        <p className="text-ink-soft text-sm">
          {t("linkShows", {
            count: link.sections.length,
            named: link.showName ? 1 : 0,
            language: localeInfo(link.language).name,
          })}
        </p>
        <p className="text-ink-soft text-sm">{t("opened", { count: link.openedCount })}</p>
      </div>
      {link.revokedAt ? (
        <p className="text-sm">{t("revoked", { date: day(link.revokedAt) })}</p>
      ) : (
        <Button variant="secondary" size="sm" busy={busy} aria-label={t("revokeNamed", { date })} onClick={onRevoke}>
          {t("revoke")}
        </Button>
      )}
    </li>
  );
}

/** The links to a report that were made, with the way to end each. */
export function ShareLinks({ links, failed, busyId, onRevoke }: ShareLinksProps) {
  const t = useTranslations("reports.share");
  return (
    <section aria-labelledby="links-title" className="grid gap-2">
      <h3 id="links-title" className="text-xl">
        {t("links")}
      </h3>
      {failed && !links && <Alert tone="danger">{t("loadFailed")}</Alert>}
      {!failed && !links && (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner /> {t("loading")}
        </p>
      )}
      {links?.length === 0 && <p className="text-ink-soft">{t("none")}</p>}
      {links && links.length > 0 && (
        <ul className="grid">
          {links.map((link) => (
            <ShareLinkRow key={link.id} link={link} busy={busyId === link.id} onRevoke={() => onRevoke(link.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
