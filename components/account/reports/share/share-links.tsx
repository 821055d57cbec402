import { useLocale, useTranslations } from "next-intl";
import { type Ref, useId, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Loading } from "@/components/ui/loading";
import { formatDateTime, formatLongDate } from "@/lib/platform/format-date";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { localeInfo } from "@/lib/platform/i18n/locales";
import { shareEndedAt } from "@/lib/reports/domain/share-life";
import type { ShareItem } from "@/lib/reports/schema/shares";
import { useSharedParts } from "./shared-parts";

interface ShareLinksProps {
  readonly title: string;
  /** Null until the list has come. */
  readonly links: readonly ShareItem[] | null;
  /** Every link to the report, from which each is to be told apart. */
  readonly among: readonly ShareItem[];
  /** Why they could not be had; null when they could. */
  readonly error: Error | null;
  /** The link that is being ended. */
  readonly busyId: string | null;
  /** Where whoever looks for the links is led. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  onRevoke(id: string): void;
}

/** Puts the address of a link on the clipboard once more. */
function CopyAgain({ url, date, describedBy }: { url: string; date: string; describedBy: string }) {
  const t = useTranslations("reports.share");
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await copyText(new URL(url, window.location.origin).href));
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t("copyNamed", { date })}
        aria-describedby={describedBy}
        onClick={() => void copy()}
      >
        {t("copy")}
      </Button>
      <span role="status">{copied !== null && t(copied ? "copied" : "copyFailed")}</span>
    </>
  );
}

/** When a link was made: to the minute, and to the second where another one of the report has that minute. */
function useMadeAt({ id, createdAt }: ShareItem, among: readonly ShareItem[]): string {
  const tag = useLocale();
  const minute = formatDateTime(createdAt, { tag });
  const shared = among.some((other) => other.id !== id && formatDateTime(other.createdAt, { tag }) === minute);
  return shared ? formatDateTime(createdAt, { tag, exact: true }) : minute;
}

interface ShareLinkRowProps extends Pick<ShareLinksProps, "among"> {
  readonly link: ShareItem;
  readonly busy: boolean;
  onRevoke(): void;
}

/** A link: when it was made, what it shows, and until when; what its buttons do is said of that link. */
function ShareLinkRow({ link, among, busy, onRevoke }: ShareLinkRowProps) {
  const showsId = useId();
  const t = useTranslations("reports.share");
  const partsOf = useSharedParts();
  const tag = useLocale();
  const day = (iso: string) => formatLongDate(iso, tag) ?? "";
  const date = useMadeAt(link, among);
  const endedAt = shareEndedAt(link, Date.now());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3">
      <div>
        <p className={endedAt ? "text-ink-soft line-through" : "font-semibold"}>{t("linkOf", { date })}</p>
        <p id={showsId} className="text-ink-soft text-sm">
          {partsOf(link)} · <bdi>{localeInfo(link.language).name}</bdi>
        </p>
        <p className="text-ink-soft text-sm">{t("opened", { count: link.openedCount })}</p>
        {!endedAt && (
          <p className="text-ink-soft text-sm">
            {link.endsAt ? t("until", { date: day(link.endsAt) }) : t("untilEnded")}
          </p>
        )}
      </div>
      {endedAt ? (
        <p className="text-sm">{t("revoked", { date: day(endedAt) })}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {link.url !== null && <CopyAgain url={link.url} date={date} describedBy={showsId} />}
          <Button
            variant="ghost"
            size="sm"
            busy={busy}
            aria-label={t("revokeNamed", { date })}
            aria-describedby={showsId}
            onClick={onRevoke}
          >
            {t("revoke")}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The links to a report that were made, with the way to end each. */
export function ShareLinks({ title, links, among, error, busyId, headingRef, onRevoke }: ShareLinksProps) {
  const titleId = useId();
  const t = useTranslations("reports.share");
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h3 ref={headingRef} id={titleId} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      {error && !links && <Alert tone="danger">{limitSentence(error) ?? t("loadFailed")}</Alert>}
      {!error && !links && <Loading>{t("loading")}</Loading>}
      {links?.length === 0 && <p className="text-ink-soft">{t("none")}</p>}
      {links && links.length > 0 && (
        <ul className="grid">
          {links.map((link) => (
            <ShareLinkRow
              key={link.id}
              link={link}
              among={among}
              busy={busyId === link.id}
              onRevoke={() => onRevoke(link.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
