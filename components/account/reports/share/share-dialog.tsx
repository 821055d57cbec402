"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { Dialog } from "@/components/ui/dialog";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { createShare, fetchShares, revokeShare, shareKeys } from "@/lib/reports/client/reports";
import type { ShareSettings } from "@/lib/reports/domain/shared-document";
import type { ReportListItem, ShareItem } from "@/lib/reports/schema";
import { useReportNames } from "../report-names";
import { CreatedLink } from "./created-link";
import { type ShareChoice, ShareForm } from "./share-form";
import { ShareLinks } from "./share-links";

interface ShareDialogProps {
  readonly report: ReportListItem;
  readonly open: boolean;
  onClose(): void;
}

/** A link shows the pattern alone, neither mood nor figures, unless more is ticked. */
const DEFAULT_SHARING: ShareSettings = { sections: ["depth", "wing"], showName: false };

/** Shares parts of a report: what, the link to copy, and the links that stand. */
export function ShareDialog({ report, open, onClose }: ShareDialogProps) {
  const t = useTranslations("reports.share");
  const common = useTranslations("common");
  const { locale } = useLanguage();
  const names = useReportNames(report);
  const client = useQueryClient();
  const key = shareKeys.ofReport(report.id);
  const [choice, setChoice] = useState<ShareChoice>({ ...DEFAULT_SHARING, language: locale });

  const links = useQuery({ queryKey: key, queryFn: () => fetchShares(report.id), enabled: open });
  const addToCache = (share: ShareItem) =>
    client.setQueryData<ShareItem[]>(key, (known = []) => [share, ...known.filter(({ id }) => id !== share.id)]);
  const create = useMutation({
    mutationFn: ({ sections, ...rest }: ShareChoice) =>
      createShare({ reportId: report.id, ...rest, sections: [...sections] }),
    onSuccess: ({ share }) => addToCache(share),
  });
  const revoke = useMutation({
    mutationFn: revokeShare,
    onSuccess: (share) =>
      client.setQueryData<ShareItem[]>(key, (known = []) => known.map((each) => (each.id === share.id ? share : each))),
  });
  const failed = create.error ?? revoke.error;
  const failure = failed && errorSentence(failed, common("error"));

  function close() {
    create.reset();
    revoke.reset();
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={t("title")} closeLabel={common("close")}>
      <div className="grid gap-6">
        <p className="text-ink-soft">{t("intro")}</p>
        {create.data ? (
          <CreatedLink url={new URL(create.data.url, window.location.origin).href} />
        ) : (
          <ShareForm
            reportId={report.id}
            type={names.type}
            choice={choice}
            onChange={setChoice}
            onCreate={create.mutateAsync}
          />
        )}
        {failure && (
          <p role="alert" className="field-error">
            {failure}
          </p>
        )}
        <ShareLinks
          links={links.data ?? null}
          failed={links.isError}
          onRevoke={(id) => revoke.mutate(id)}
          busyId={revoke.isPending ? revoke.variables : null}
        />
      </div>
    </Dialog>
  );
}
