"use client";

import { Loading } from "@/components/ui/loading";
import "../coverage.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/fields";
import { coverageKeys, fetchCell } from "@/lib/content/client/coverage";
import { fetchPacks, packKeys } from "@/lib/content/client/packs";
import { taskOf } from "@/lib/content/domain/brand-rules";
import type { CoverageRow } from "@/lib/content/domain/coverage";
import { isLastPublished } from "@/lib/content/domain/report-texts";
import type { CellQuery, CellReply } from "@/lib/content/schema/coverage";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { AtomEditor } from "./atom-editor";
import { DeletedTexts, PlaceButtons } from "./atom-places";
import { type AtomEditing, editorName, saveEditorName } from "./use-atom";

interface DiscardQuestionProps {
  /** How often it was asked: each time it comes into view again. */
  timesAsked: number;
  onDiscard(): void;
  onKeep(): void;
}

/** Whether what was typed may go. It takes the focus, and gives it back to whoever keeps writing. */
function DiscardQuestion({ timesAsked: asked, onDiscard, onKeep }: DiscardQuestionProps) {
  const t = useTranslations("admin.coverage.editor");
  const box = useRef<HTMLDivElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    before.current ??= document.activeElement;
    // A dialog that the browser closed and the page opens again begins here.
    keep.current?.setAttribute("autofocus", "");
  }, []);
  useEffect(() => {
    keep.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: "center" });
  }, [asked]);

  function keepWriting() {
    onKeep();
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }
  return (
    <div ref={box}>
      <Alert tone="danger" title={t("discard")}>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="danger" size="sm" onClick={onDiscard}>
            {t("discardYes")}
          </Button>
          <Button ref={keep} variant="secondary" size="sm" onClick={keepWriting}>
            {t("discardNo")}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

/** Who writes, kept for the next time. */
function AuthorField({ name, onChange }: { name: string; onChange(name: string): void }) {
  const t = useTranslations("admin.coverage.editor");
  return (
    <TextField
      label={t("by")}
      value={name}
      maxLength={60}
      autoComplete="name"
      onChange={(event) => {
        onChange(event.target.value);
        saveEditorName(event.target.value.trim());
      }}
    />
  );
}

/** The texts of a cell, each to be edited and moved, a new one, and those that were deleted. */
function CellTexts({
  atoms,
  sources,
  deleted = [],
  editing,
}: CellReply & { editing: Omit<AtomEditing, "atom" | "source"> }) {
  const t = useTranslations("admin.coverage.editor");
  const [deletedNow, setDeletedNow] = useState(false);
  const { cell, by, onChanged } = editing;
  return (
    <>
      {atoms.length === 0 && <p>{t("empty")}</p>}
      {atoms.map((atom, index) => (
        <AtomEditor
          key={atom.id}
          atom={atom}
          number={index + 1}
          source={atom.source}
          lastPublished={isLastPublished(cell, atom, atoms)}
          {...editing}
        >
          <PlaceButtons {...{ cell, atoms, index, by, onChanged }} onDeleted={() => setDeletedNow(true)} />
        </AtomEditor>
      ))}
      <AtomEditor
        key={`new ${atoms.length}`}
        atom={null}
        number={atoms.length + 1}
        source={sources[0]?.body ?? null}
        lastPublished={false}
        {...editing}
      />
      <DeletedTexts texts={deleted} deletedNow={deletedNow} onChanged={onChanged} />
    </>
  );
}

/** Everything in one cell of the matrix, to read, write, publish and undo. Nothing typed is dropped without asking. */
export function EditorDialog({ row, onClose }: { row: CoverageRow; onClose(): void }) {
  const t = useTranslations("admin.coverage");
  const client = useQueryClient();
  const cell = { slug: row.slug, locale: row.locale, type: row.type, state: row.state, role: row.role } as CellQuery;
  const query = useQuery({
    queryKey: coverageKeys.cell(cell),
    queryFn: () => fetchCell(cell),
    staleTime: 0,
    gcTime: 0,
  });
  const packs = useQuery({ queryKey: packKeys.list, queryFn: fetchPacks });
  const waiting = packs.data?.packs.some(({ slug, isPublic }) => slug === row.slug && !isPublic) ?? false;
  const [name, setName] = useState(editorName);
  const [timesAsked, setTimesAsked] = useState(0);
  const dirty = useRef(new Set<string>());

  const setDirty = useCallback((id: string, changed: boolean) => {
    dirty.current[changed ? "add" : "delete"](id);
    if (dirty.current.size === 0) setTimesAsked(0);
  }, []);
  async function changed() {
    await Promise.all([
      query.refetch(),
      client.invalidateQueries({ queryKey: coverageKeys.all }),
      client.invalidateQueries({ queryKey: packKeys.list }),
    ]);
  }
  const close = () => (dirty.current.size > 0 ? setTimesAsked((times) => times + 1) : onClose());

  return (
    <Dialog
      open
      onClose={close}
      title={t("editor.title", { slug: row.slug, role: row.role })}
      closeLabel={t("close")}
      className="dialog-editor"
    >
      <ul className="flex flex-wrap gap-2">
        {[row.locale, row.type, row.state || t("noState")].map((each) => (
          <li key={each}>
            <Badge>{each}</Badge>
          </li>
        ))}
      </ul>
      {timesAsked > 0 && (
        <DiscardQuestion timesAsked={timesAsked} onDiscard={onClose} onKeep={() => setTimesAsked(0)} />
      )}
      {query.isPending && <Loading className="py-8">{t("loading")}</Loading>}
      {query.isError && !query.data && (
        <Alert tone="danger" title={limitSentence(query.error) ?? t("editor.failed")}>
          <Button className="mt-2" variant="secondary" size="sm" onClick={() => void query.refetch()}>
            {t("editor.retry")}
          </Button>
        </Alert>
      )}
      {query.data && (
        <>
          <p>{t(`editor.task.${taskOf(row.role)}`)}</p>
          <AuthorField name={name} onChange={setName} />
          <CellTexts
            {...query.data}
            editing={{ cell, by: name.trim(), waiting, onDirty: setDirty, onChanged: changed }}
          />
        </>
      )}
    </Dialog>
  );
}
