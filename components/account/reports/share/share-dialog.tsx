"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { Dialog } from "@/components/ui/dialog";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { createShare, fetchShareChapters, fetchShares, revokeShare, shareKeys } from "@/lib/reports/client/reports";
import { DEFAULT_SHARE_LIFE, servesLife, shareEndedAt } from "@/lib/reports/domain/share-life";
import type { ShareableSection, ShareSettings } from "@/lib/reports/domain/shared-document";
import type { ReportListItem } from "@/lib/reports/schema";
import type { ShareItem } from "@/lib/reports/schema/shares";
import { useReportNames } from "../report-names";
import { SendPanel } from "./send-panel";
import { type ShareChoice, ShareForm } from "./share-form";
import { ShareLinks } from "./share-links";

interface ShareDialogProps {
  readonly report: ReportListItem;
  readonly open: boolean;
  onClose(): void;
}

/** The short version: the type, its wing and how to be with such a person, beside one's own signs. No name, no figure. */
const DEFAULT_SHARING: ShareSettings = { sections: ["depth", "wing", "withme"], showName: false, showSign: true };

/** Whether a link stands that does for this choice. */
const serves = (link: ShareItem, { sections, showName, showSign, language, lasts }: ShareChoice) =>
  servesLife(link, lasts, Date.now()) &&
  link.language === language &&
  link.showName === showName &&
  link.showSign === showSign &&
  link.sections.join() === sections.join();

const isLive = (link: ShareItem) => shareEndedAt(link, Date.now()) === null;

const addressOf = (url: string) => new URL(url, window.location.origin).href;

/**
 * The chapters that the report has in the language of the link; until they are known, those that the dialog begins with.
 * Those of the language before stay until the others have come.
 */
function useChapters(reportId: string, language: string, open: boolean): readonly ShareableSection[] {
  const { data = DEFAULT_SHARING.sections } = useQuery({
    queryKey: shareKeys.chaptersOf(reportId, language),
    queryFn: () => fetchShareChapters(reportId, language),
    enabled: open,
    placeholderData: keepPreviousData,
    // A kept report does not change.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** The links of a report, and the ways to make one and to end one; asked for once the dialog is open. */
function useShareLinks(reportId: string, open: boolean) {
  const client = useQueryClient();
  const key = shareKeys.ofReport(reportId);
  const links = useQuery({ queryKey: key, queryFn: () => fetchShares(reportId), enabled: open });
  const addToCache = (share: ShareItem) =>
    client.setQueryData<ShareItem[]>(key, (known = []) => [share, ...known.filter(({ id }) => id !== share.id)]);
  const create = useMutation({
    mutationFn: ({ sections, ...rest }: ShareChoice) => createShare({ reportId, ...rest, sections: [...sections] }),
    onSuccess: ({ share }) => addToCache(share),
  });
  const revoke = useMutation({
    mutationFn: revokeShare,
    onSuccess: (share) =>
      client.setQueryData<ShareItem[]>(key, (known = []) => known.map((each) => (each.id === share.id ? share : each))),
  });
  return { links, create, revoke };
}

/** The links that stood when the dialog was opened, which come first in it and stay there when they are ended; and the others. */
function useStoodLinks(links: readonly ShareItem[] | undefined, open: boolean) {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  if (open && links && ids === null) setIds(links.filter(isLive).map(({ id }) => id));
  return {
    stood: links?.filter(({ id }) => ids?.includes(id)) ?? [],
    others: links?.filter(({ id }) => !ids?.includes(id)),
    forget: () => setIds(null),
  };
}

/** Shares a result: the picture, the ways to send it, what others will see, and the links that stand. */
export function ShareDialog({ report, open, onClose }: ShareDialogProps) {
  const t = useTranslations("reports.share");
  const common = useTranslations("common");
  const { locale } = useLanguage();
  const names = useReportNames(report);
  const [wanted, setWanted] = useState<ShareChoice>({
    ...DEFAULT_SHARING,
    language: locale,
    lasts: DEFAULT_SHARE_LIFE,
  });
  const chapters = useChapters(report.id, wanted.language, open);
  const choice = { ...wanted, sections: wanted.sections.filter((id) => chapters.includes(id)) };
  const { links, create, revoke } = useShareLinks(report.id, open);
  const failed = create.error ?? revoke.error;
  const failure = failed && errorSentence(failed, common("error"));
  const { stood, others, forget } = useStoodLinks(links.data, open);
  const openLinks = links.data?.filter(isLive).length ?? 0;
  const openList = useRef<HTMLHeadingElement>(null);
  const openFirst = stood.some(isLive);
  const listed = {
    among: links.data ?? [],
    error: links.error,
    onRevoke: (id: string) => revoke.mutate(id),
    busyId: revoke.isPending ? revoke.variables : null,
  };
  const standing = links.data?.find((link) => link.url !== null && serves(link, choice));

  /** The address of a link with this choice: the one that stands, else a new one. */
  async function linkAddress(): Promise<string> {
    return addressOf(standing?.url ?? (await create.mutateAsync(choice)).url);
  }

  function close() {
    forget();
    create.reset();
    revoke.reset();
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={t("title")} closeLabel={common("close")}>
      <div className="grid gap-6">
        {stood.length > 0 && (
          <ShareLinks title={t("live")} links={stood} headingRef={openFirst ? openList : undefined} {...listed} />
        )}
        <SendPanel
          reportId={report.id}
          type={names.type}
          choice={choice}
          standing={standing?.url ? addressOf(standing.url) : null}
          openLinks={openLinks}
          linkAddress={linkAddress}
          onShowOpen={() => openList.current?.focus()}
        />
        {failure && (
          <p role="alert" className="field-error">
            {failure}
          </p>
        )}
        <ShareForm
          reportId={report.id}
          reportType={report.reportType}
          type={names.type}
          chapters={chapters}
          besideOpen={openLinks > 0}
          choice={choice}
          onChange={setWanted}
        />
        {(stood.length === 0 || others?.length !== 0) && (
          <ShareLinks
            title={t("links")}
            links={others ?? null}
            headingRef={openFirst ? undefined : openList}
            {...listed}
          />
        )}
      </div>
    </Dialog>
  );
}
