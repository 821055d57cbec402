"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { useMay } from "@/components/admin/frame/use-administrator";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Loading } from "@/components/ui/loading";
import { deleteRecord, fetchRecord } from "@/lib/analytics/client/dashboard";
import type { FullAssessmentRecord } from "@/lib/analytics/schema";
import { errorSentence, limitSentence } from "@/lib/platform/http/fetch-json";
import { downloadFile } from "./export-button";
import { RecordView } from "./record-view";

interface RecordActionsProps {
  record: FullAssessmentRecord;
  onDeleted(): void;
}

/** Saves one record as a file, or deletes it, where the role has that, once that was asked again. */
function RecordActions({ record, onDeleted }: RecordActionsProps) {
  const t = useTranslations("admin.analytics.record");
  const common = useTranslations("common");
  const client = useQueryClient();
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteRecord(record.id),
    async onSuccess() {
      await client.invalidateQueries({
        predicate: ({ queryKey: [name] }) => name === "assessments" || name === "figures",
      });
      onDeleted();
    },
  });
  useAdminOnly(remove.error);
  function save() {
    const content = new Blob([JSON.stringify(record, null, 2)], { type: "application/json" });
    downloadFile({ name: `assessment-${record.id}.json`, content });
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={save}>
          {t("save")}
        </Button>
        {!asking && may("people:write") && (
          <Button variant="ghost" size="sm" className="text-danger" onClick={() => setAsking(true)}>
            {t("delete")}
          </Button>
        )}
      </div>
      {asking && (
        <Alert tone="danger" title={t("deleteTitle")}>
          <p>{t("deleteText")}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="danger" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t("deleteYes")}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setAsking(false)}>
              {common("cancel")}
            </Button>
          </div>
        </Alert>
      )}
      {remove.isError && <Alert tone="danger">{errorSentence(remove.error, t("deleteFailed"))}</Alert>}
    </div>
  );
}

function LoadedRecord({ id, onDeleted }: { id: string; onDeleted(): void }) {
  const t = useTranslations("admin.analytics.record");
  const { data, error } = useQuery({ queryKey: ["assessment", id], queryFn: () => fetchRecord(id) });
  useAdminOnly(error);
  if (data)
    return (
      <>
        <RecordActions record={data} onDeleted={onDeleted} />
        <RecordView record={data} />
      </>
    );
  if (error) return <Alert tone="danger">{limitSentence(error) ?? t("failed")}</Alert>;
  return <Loading>{t("loading")}</Loading>;
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
      {id !== null && <LoadedRecord id={id} onDeleted={onClose} />}
    </Dialog>
  );
}
