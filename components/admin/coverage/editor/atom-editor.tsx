"use client";

import "../coverage.css";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextAreaField } from "@/components/ui/fields";
import { previewAtom } from "@/lib/content/client/coverage";
import { lengthOf } from "@/lib/content/domain/brand-rules";
import type { CellQuery, RevisionView } from "@/lib/content/schema/coverage";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { localeFrom, localeInfo } from "@/lib/platform/i18n/locales";
import { useLengthQuestion } from "../length-question";
import { Findings } from "../violations";
import { History } from "./history";
import { SaveButtons } from "./save-buttons";
import { type AtomEditing, useAtom } from "./use-atom";

/** As many letters of a text are looked for in the page; a place may set its beginning apart. */
const SOUGHT_LETTERS = 24;

/** Brings the text into view in the page around it, and marks it. */
function showText({ contentDocument }: HTMLIFrameElement, body: string): void {
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  const sought = [body, body.slice(body.indexOf(":") + 1)].map((text) => plain(text).slice(0, SOUGHT_LETTERS));
  const blocks = [...(contentDocument?.querySelectorAll<HTMLElement>("p, li, dt, dd, h2, h3, h4") ?? [])];
  const found = sought.flatMap((start) => blocks.filter(({ textContent }) => plain(textContent).includes(start))).at(0);
  if (!found) return;
  found.style.outline = "3px solid currentcolor";
  found.style.outlineOffset = "6px";
  found.scrollIntoView({ block: "center" });
}

/** The text as a reader meets it, saved or not. The page inside may run nothing; it has our origin for its fonts. */
function Preview({ cell, body, disabled }: { cell: CellQuery; body: string; disabled: boolean }) {
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
            onLoad={({ currentTarget }) => showText(currentTarget, body)}
          />
        )}
      </Dialog>
    </>
  );
}

const TONES = { placeholder: "danger", draft: "warning", published: "success" } as const;
type Status = keyof typeof TONES;

interface AtomEditorProps extends AtomEditing {
  readonly number: number;
  /** Whether reports need this text and have no other in its place. */
  readonly lastPublished: boolean;
  readonly children?: ReactNode;
}

/** One text beside its source, with what the rules say of it while it is typed. */
export function AtomEditor({ number, lastPublished, children, ...editing }: AtomEditorProps) {
  const { atom, source, cell, waiting } = editing;
  const t = useTranslations("admin.coverage.editor");
  const id = useId();
  const { body, setBody, busy, saved, failure, dirty, violations, save, restore } = useAtom(editing);
  const { code, dir } = localeInfo(localeFrom(cell.locale));
  const published = atom?.status === "published";
  const empty = body.trim() === "";
  const [least, most] = lengthOf(cell.role);
  const { ask, dialog } = useLengthQuestion();
  const bringBack = (revision: RevisionView) =>
    ask(revision.status === "published" ? [{ role: cell.role, body: revision.body }] : [], () => restore(revision));
  return (
    <section aria-labelledby={id} className="atom">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id={id} className="text-xl">
          {atom ? t("text", { number }) : t("newText")}
        </h3>
        {atom && <Badge tone={TONES[atom.status as Status]}>{t(`status.${atom.status as Status}`)}</Badge>}
      </div>
      {!atom && number > 1 && <p className="text-ink-soft">{t("newTextHint")}</p>}
      {atom?.sourceMoved && <Alert tone="warning">{t("moved")}</Alert>}
      <div className="atom-texts" data-beside={source === null ? undefined : ""}>
        {source !== null && (
          <div>
            <p className="field-label">{t("source")}</p>
            <p className="atom-source" lang="en" dir="ltr">
              {source}
            </p>
          </div>
        )}
        <TextAreaField
          label={atom ? t("text", { number }) : t("newText")}
          hint={t("size", { count: body.trim().length, least, most })}
          value={body}
          lang={code}
          dir={dir}
          maxLength={4_000}
          onChange={(event) => setBody(event.target.value)}
        />
      </div>
      {!empty && <Findings violations={violations} onFix={setBody} />}
      <SaveButtons
        {...{ published, lastPublished, empty, dirty, busy }}
        violating={violations.length > 0}
        onPublish={() => ask([{ role: cell.role, body }], () => save("published"))}
        onDraft={() => save("draft")}
      >
        <Preview cell={cell} body={body} disabled={empty} />
      </SaveButtons>
      {dialog}
      {children}
      {saved && <Alert tone="success">{t(published ? (waiting ? "savedWaiting" : "savedPublished") : "saved")}</Alert>}
      {failure && <Alert tone="danger">{t("saveFailed", { reason: failure })}</Alert>}
      {atom && (
        <History
          revisions={atom.revisions}
          busy={busy}
          present={atom.body}
          lang={code}
          dir={dir}
          onRestore={bringBack}
        />
      )}
    </section>
  );
}
