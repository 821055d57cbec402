"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { fetchRecord } from "@/lib/analytics/client/dashboard";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { RecordView } from "./record-view";

function LoadedRecord({ id }: { id: string }) {
  const t = useTranslations("admin.analytics.record");
  const { data, error } = useQuery({ queryKey: ["assessment", id], queryFn: () => fetchRecord(id) });
  if (data) return <RecordView record={data} />;
  if (error) return <Alert tone="danger">{limitSentence(error) ?? t("failed")}</Alert>;
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner /> {t("loading")}
    </p>
  );
}

/** The whole record of one assessment; nothing while `id` is null. */
export function RecordDialog({ id, onClose }: { id: string | null; onClose(): void }) {
  const t = useTranslations("admin.analytics.record");
  const common = useTranslations("common");
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={t("title")}
      closeLabel={common("close")}
      className="dialog-wide"
    >
      {id !== null && <LoadedRecord id={id} />}
    </Dialog>
  );
}
