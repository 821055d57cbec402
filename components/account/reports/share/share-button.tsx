"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { shareKeys } from "@/lib/reports/client/reports";
import type { ReportListItem } from "@/lib/reports/schema";
import { useReportNames } from "../report-names";
import { ShareDialog } from "./share-dialog";

interface ShareButtonProps {
  readonly report: ReportListItem;
  /** Those that it stands beside. */
  readonly among?: readonly ReportListItem[] | undefined;
  /** Of the buttons for one report on a screen, one may open by itself. */
  readonly opensByAddress?: boolean;
}

/** Opens the dialog in which parts of a report are shared; an address that names the report in `share` opens it at once. */
export function ShareButton({ report, among, opensByAddress = false }: ShareButtonProps) {
  const t = useTranslations("reports.share");
  const names = useReportNames(report, among);
  const client = useQueryClient();
  const [open, setOpen] = useState(false);

  function show() {
    // How often the links were opened may have changed since.
    void client.invalidateQueries({ queryKey: shareKeys.ofReport(report.id) });
    setOpen(true);
  }

  useEffect(() => {
    if (opensByAddress && new URLSearchParams(window.location.search).get("share") === report.id) setOpen(true);
  }, [opensByAddress, report.id]);

  return (
    <>
      <Button variant="secondary" className="grow" aria-label={t("openNamed", { ...names })} onClick={show}>
        {t("open")}
      </Button>
      <ShareDialog report={report} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
