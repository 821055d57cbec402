"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { editAtom, revertAtom, writeAtom } from "@/lib/content/client/coverage";
import { type JudgedText, judge } from "@/lib/content/domain/brand-rules";
import type { AtomView, CellQuery, RevisionView } from "@/lib/content/schema";
import { HttpError } from "@/lib/platform/http/fetch-json";

export interface AtomWork {
  readonly cell: CellQuery;
  /** Null for a text that is still to be written. */
  readonly atom: AtomView | null;
  readonly source: string | null;
  /** The editor's name. */
  readonly by: string;
  readonly onDirty: (id: string, dirty: boolean) => void;
  readonly onChanged: () => Promise<void>;
}

type Outcome = { readonly kind: "saved" } | { readonly kind: "failed"; readonly reason: string } | null;

/** One text under the editor's hands: what is typed, what the rules say of it, and its way to the server. */
export function useAtom({ cell, atom, source, by, onDirty, onChanged }: AtomWork) {
  const t = useTranslations("admin.coverage.editor");
  /** What the server has taken, until the list that was asked for anew says so too. */
  const [taken, setTaken] = useState<string | null>(null);
  const kept = taken ?? atom?.body ?? "";
  const [body, setBody] = useState(kept);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const id = atom?.id ?? "new";
  const dirty = body.trim() !== kept.trim();
  useEffect(() => {
    onDirty(id, dirty);
    return () => onDirty(id, false);
  }, [id, dirty, onDirty]);

  const judged: JudgedText = {
    body,
    locale: cell.locale,
    role: cell.role,
    status: atom?.status === "placeholder" && !dirty ? "placeholder" : "draft",
    source,
    sourceMoved: (atom?.sourceMoved ?? false) && !dirty,
  };
  const violations = body.trim() === "" ? [] : judge(judged);

  function reasonOf(thrown: unknown): string {
    if (!(thrown instanceof HttpError)) return t("unreachable");
    return thrown.status === 409 ? t("conflict") : (thrown.sentence ?? thrown.message);
  }
  async function attempt(work: () => Promise<unknown>, next: string) {
    setBusy(true);
    setOutcome(null);
    try {
      await work();
      setBody(next);
      setTaken(next);
      await onChanged();
      setOutcome({ kind: "saved" });
    } catch (thrown) {
      setOutcome({ kind: "failed", reason: reasonOf(thrown) });
    } finally {
      setTaken(null);
      setBusy(false);
    }
  }
  function save(status: "draft" | "published") {
    const text = body.trim();
    if (!atom) return attempt(() => writeAtom({ ...cell, body: text, status, by }), "");
    return attempt(() => editAtom(atom.id, { body: text, status, by, seen: atom.updatedAt }), text);
  }
  function restore(revision: RevisionView) {
    if (!atom) return;
    return attempt(() => revertAtom(atom.id, { revisionId: revision.id, by, seen: atom.updatedAt }), revision.body);
  }
  return { body, setBody, busy, outcome, dirty, violations, save, restore };
}
