"use client";

import { useMutation } from "@tanstack/react-query";
import "../coverage.css";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { previewAtom } from "@/lib/content/client/coverage";
import type { CellQuery } from "@/lib/content/schema/coverage";
import { limitSentence } from "@/lib/platform/http/fetch-json";

/** The text as a reader meets it, saved or not. The page inside may run nothing; it has our origin for its fonts. */
export function Preview({ cell, body, disabled }: { cell: CellQuery; body: string; disabled: boolean }) {
  const t = useTranslations("admin.coverage");
  const preview = useMutation({ mutationFn: () => previewAtom({ ...cell, body: body.trim() }) });
  return (
    <>
      <Button variant="ghost" onClick={() => preview.mutate()} busy={preview.isPending} disabled={disabled}>
        {t("editor.preview")}
      </Button>
      {preview.isError && (
        <Alert tone="danger" className="basis-full">
          {limitSentence(preview.error) ?? t("editor.previewFailed")}
        </Alert>
      )}
      <Dialog
        open={preview.isSuccess}
        onClose={preview.reset}
        title={t("editor.previewTitle")}
        closeLabel={t("close")}
        className="dialog-editor"
      >
        {preview.data && (
          <iframe
            className="atom-frame"
            title={t("editor.previewTitle")}
            sandbox="allow-same-origin"
            srcDoc={preview.data.html}
          />
        )}
      </Dialog>
    </>
  );
}
