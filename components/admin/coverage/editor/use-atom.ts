"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { editAtom, revertAtom, writeAtom } from "@/lib/content/client/coverage";
import { checkBrandRules, type RuleInput } from "@/lib/content/domain/brand-rules";
import type { AtomView, CellQuery, RevisionView } from "@/lib/content/schema/coverage";
import { readStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { errorSentence, HttpError } from "@/lib/platform/http/fetch-json";

/** The name under which this browser's editor appears in the history; empty when none was given. */
export const editorName = (): string => readStored(STORAGE_KEYS.editor) ?? "";
export const saveEditorName = (name: string): void => void writeStored(STORAGE_KEYS.editor, name);

export interface AtomEditing {
  readonly cell: CellQuery;
  /** Null for a text that is still to be written. */
  readonly atom: AtomView | null;
  readonly source: string | null;
  /** The editor's name. */
  readonly by: string;
  /** Whether the texts of its pack wait until the pack opens to everyone. */
  readonly waiting: boolean;
  readonly onDirty: (id: string, dirty: boolean) => void;
  readonly onChanged: () => Promise<void>;
}

/** A change of a text, and what the field holds when the server has taken it. */
interface Change {
  readonly work: () => Promise<unknown>;
  readonly next: string;
}

/** One text under the editor's hands: what is typed, what the rules say of it, and its way to the server. */
export function useAtom({ cell, atom, source, by, onDirty, onChanged }: AtomEditing) {
  const t = useTranslations("admin.coverage.editor");
  /** What the server has taken, until the list that was asked for anew says so too. */
  const [savedBody, setSavedBody] = useState<string | null>(null);
  const baseline = savedBody ?? atom?.body ?? "";
  const [body, setBody] = useState(baseline);
  const id = atom?.id ?? "new";
  const dirty = body.trim() !== baseline.trim();
  useEffect(() => {
    onDirty(id, dirty);
    return () => onDirty(id, false);
  }, [id, dirty, onDirty]);

  const ruleInput: RuleInput = {
    body,
    locale: cell.locale,
    role: cell.role,
    status: atom?.status === "placeholder" && !dirty ? "placeholder" : "draft",
    source,
    sourceMoved: (atom?.sourceMoved ?? false) && !dirty,
  };
  const violations = body.trim() === "" ? [] : checkBrandRules(ruleInput);

  function reasonOf(thrown: unknown): string {
    if (!(thrown instanceof HttpError)) return t("unreachable");
    return thrown.status === 409 ? t("conflict") : errorSentence(thrown, thrown.message);
  }
  const change = useMutation({
    async mutationFn({ work, next }: Change) {
      await work();
      setBody(next);
      setSavedBody(next);
      await onChanged();
    },
    onSettled: () => setSavedBody(null),
  });
  function save(status: "draft" | "published") {
    const text = body.trim();
    if (!atom) return change.mutate({ work: () => writeAtom({ ...cell, body: text, status, by }), next: "" });
    const work = () => editAtom(atom.id, { body: text, status, by, seen: atom.updatedAt });
    change.mutate({ work, next: text });
  }
  function restore(revision: RevisionView) {
    if (!atom) return;
    const work = () => revertAtom(atom.id, { revisionId: revision.id, by, seen: atom.updatedAt });
    change.mutate({ work, next: revision.body });
  }
  return {
    ...{ body, setBody, dirty, violations, save, restore },
    busy: change.isPending,
    saved: change.isSuccess,
    failure: change.error && reasonOf(change.error),
  };
}
