"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { TextField } from "@/components/ui/text-field";
import { coverageKeys, fetchCell } from "@/lib/content/client/coverage";
import type { CoverageRow } from "@/lib/content/domain/coverage";
import type { CellQuery } from "@/lib/content/schema";
import { AtomEditor } from "./atom-editor";
import { DiscardQuestion } from "./discard-question";
import { editorName, keepEditorName } from "./editor-name";

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
  const [name, setName] = useState(editorName);
  const [asked, setAsked] = useState(0);
  const dirty = useRef(new Set<string>());

  const note = useCallback((id: string, changed: boolean) => {
    dirty.current[changed ? "add" : "delete"](id);
    if (dirty.current.size === 0) setAsked(0);
  }, []);
  async function changed() {
    await Promise.all([query.refetch(), client.invalidateQueries({ queryKey: coverageKeys.all })]);
  }
  const close = () => (dirty.current.size > 0 ? setAsked((times) => times + 1) : onClose());
  const { atoms = [], sources = [] } = query.data ?? {};
  const shared = { cell, by: name.trim(), onDirty: note, onChanged: changed };

  return (
    <Dialog
      open
      onClose={close}
      title={t("editor.title", { slug: row.slug, role: row.role })}
      closeLabel={t("close")}
      className="dialog-wide"
    >
      <ul className="flex flex-wrap gap-2">
        {[row.locale, row.type, row.state || t("noState")].map((each) => (
          <li key={each}>
            <Badge>{each}</Badge>
          </li>
        ))}
      </ul>
      {asked > 0 && <DiscardQuestion asked={asked} onDiscard={onClose} onKeep={() => setAsked(0)} />}
      {query.isPending && (
        <p role="status" className="flex items-center gap-3 py-8">
          <Spinner /> {t("loading")}
        </p>
      )}
      {query.isError && !query.data && (
        <Alert tone="danger" title={t("editor.failed")}>
          <Button className="mt-2" variant="secondary" size="sm" onClick={() => void query.refetch()}>
            {t("editor.retry")}
          </Button>
        </Alert>
      )}
      {query.data && (
        <>
          <TextField
            label={t("editor.by")}
            value={name}
            maxLength={60}
            autoComplete="name"
            onChange={(event) => {
              setName(event.target.value);
              keepEditorName(event.target.value.trim());
            }}
          />
          {atoms.length === 0 && <p>{t("editor.empty")}</p>}
          {atoms.map((atom, index) => (
            <AtomEditor key={atom.id} atom={atom} number={index + 1} source={atom.source} {...shared} />
          ))}
          <AtomEditor
            key={`new ${atoms.length}`}
            atom={null}
            number={atoms.length + 1}
            source={sources[0]?.body ?? null}
            {...shared}
          />
        </>
      )}
    </Dialog>
  );
}
