"use client";

import "../coverage.css";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { previewAtom } from "@/lib/content/client/coverage";
import type { CellQuery } from "@/lib/content/schema/coverage";

type PreviewState =
  | { readonly phase: "closed" | "loading" | "failed" }
  | { readonly phase: "open"; readonly html: string };

/** The text as a reader meets it, saved or not. The page inside may run nothing; it has our origin for its fonts. */
export function Preview({ cell, body, disabled }: { cell: CellQuery; body: string; disabled: boolean }) {
  const t = useTranslations("admin.coverage");
  const [state, setState] = useState<PreviewState>({ phase: "closed" });
  async function show() {
    setState({ phase: "loading" });
    try {
      setState({ phase: "open", html: (await previewAtom({ ...cell, body: body.trim() })).html });
    } catch {
      setState({ phase: "failed" });
    }
  }
  return (
    <>
      <Button variant="ghost" onClick={() => void show()} busy={state.phase === "loading"} disabled={disabled}>
        {t("editor.preview")}
      </Button>
      {state.phase === "failed" && (
        <Alert tone="danger" className="basis-full">
          {t("editor.previewFailed")}
        </Alert>
      )}
      <Dialog
        open={state.phase === "open"}
        onClose={() => setState({ phase: "closed" })}
        title={t("editor.previewTitle")}
        closeLabel={t("close")}
        className="dialog-editor"
      >
        {state.phase === "open" && (
          <iframe
            className="atom-frame"
            title={t("editor.previewTitle")}
            sandbox="allow-same-origin"
            srcDoc={state.html}
          />
        )}
      </Dialog>
    </>
  );
}
