"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/fields";
import { readTexts, useForm } from "@/components/ui/use-form";
import { TITLE_MAX_LENGTH } from "@/lib/assessment/domain/run/owned-items";
import type { OwnedChangeInput } from "@/lib/assessment/schema";
import { limitSentence } from "@/lib/platform/http/fetch-json";

/** A run or a report that a person keeps. */
interface OwnedItem {
  readonly id: string;
  /** What its owner calls it. */
  readonly title: string | null;
  /** What it is called in a sentence: by its owner's name for it, or what it is and when. */
  readonly name: string;
  /** How many reports are deleted and brought back with it; absent of what has none of its own. */
  readonly reports?: number;
}

interface Change {
  readonly item: OwnedItem;
  readonly change: OwnedChangeInput;
}

/** Naming, deleting and bringing back what stands in a list. */
export function useOwnedItems(send: (id: string, change: OwnedChangeInput) => Promise<unknown>) {
  const queries = useQueryClient();
  const [deleted, setDeleted] = useState<OwnedItem | null>(null);
  const mutation = useMutation({
    mutationFn: ({ item, change }: Change) => send(item.id, change),
    onSuccess: async (_, { item, change }) => {
      if (change.deleted !== undefined) setDeleted(change.deleted ? item : null);
      // Whatever hangs on runs and reports: a deleted run takes its reports along.
      await queries.invalidateQueries();
    },
  });
  return { mutation, deleted };
}

type OwnedItems = ReturnType<typeof useOwnedItems>;

/** Says what was just deleted and takes it back with one tap, or says why something could not be done. */
export function OwnedItemsNotice({ mutation, deleted }: OwnedItems) {
  const t = useTranslations("reports.owned");
  return (
    <div role="status" className="empty:hidden">
      {deleted && (
        <Alert>
          <p className="wrap-anywhere">{t("deleted", { name: deleted.name })}</p>
          {Boolean(deleted.reports) && <p>{t("reportsToo", { count: deleted.reports ?? 0 })}</p>}
          <Button
            variant="secondary"
            busy={mutation.isPending}
            onClick={() => mutation.mutate({ item: deleted, change: { deleted: false } })}
          >
            {t("undo")}
          </Button>
        </Alert>
      )}
      {mutation.isError && <Alert tone="danger">{limitSentence(mutation.error) ?? t("failed")}</Alert>}
    </div>
  );
}

function RenameDialog({
  item,
  mutation,
  onClose,
}: Pick<OwnedItems, "mutation"> & { item: OwnedItem; onClose(): void }) {
  const t = useTranslations("reports.owned");
  const common = useTranslations("common");
  const form = useForm<Readonly<Record<string, string>>, never, unknown>({
    read: (element) => readTexts(element, ["title"]),
    send: ({ title = "" }) => mutation.mutateAsync({ item, change: { title } }),
    onDone: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={t("renameTitle")} closeLabel={common("close")}>
      <form {...form.props} className="grid gap-4">
        <TextField
          name="title"
          label={t("titleLabel")}
          hint={t("titleHint")}
          defaultValue={item.title ?? ""}
          maxLength={TITLE_MAX_LENGTH}
          autoComplete="off"
          dir="auto"
        />
        {form.failure && <Alert tone="danger">{form.failure.sentence ?? t("failed")}</Alert>}
        <div className="dialog-foot">
          <Button variant="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" busy={mutation.isPending} disabled={!form.ready}>
            {common("save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The buttons that name and delete one of the list. */
export function OwnedItemButtons({ item, owned: { mutation } }: { item: OwnedItem; owned: OwnedItems }) {
  const t = useTranslations("reports.owned");
  const [renaming, setRenaming] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={t("renameNamed", { name: item.name })}
        onClick={() => setRenaming(true)}
      >
        {t("rename")}
      </Button>
      <Button
        variant="ghost"
        className="text-danger"
        aria-label={t("deleteNamed", { name: item.name })}
        disabled={mutation.isPending}
        onClick={() => mutation.mutate({ item, change: { deleted: true } })}
      >
        {t("delete")}
      </Button>
      {renaming && <RenameDialog {...{ item, mutation }} onClose={() => setRenaming(false)} />}
    </div>
  );
}

interface DeletedItemsProps {
  readonly owned: OwnedItems;
  readonly queryKey: readonly string[];
  /** What else there is to know of bringing one back. */
  readonly hint?: string;
  load(): Promise<readonly OwnedItem[]>;
}

/** What was deleted in the last 30 days, folded, with the way back; nothing where there is none. */
export function DeletedItems({ owned: { mutation }, queryKey, hint, load }: DeletedItemsProps) {
  const t = useTranslations("reports.owned");
  const { data: items = [] } = useQuery({ queryKey, queryFn: load });
  if (items.length === 0) return null;
  return (
    <details>
      <summary className="link">{t("deletedList", { count: items.length })}</summary>
      <p className="text-ink-soft">
        {t("deletedHint")} {hint}
      </p>
      <ul className="grid gap-2 pt-2">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="wrap-anywhere">
              <bdi>{item.name}</bdi>
            </span>
            <Button
              variant="secondary"
              aria-label={t("restoreNamed", { name: item.name })}
              disabled={mutation.isPending}
              onClick={() => mutation.mutate({ item, change: { deleted: false } })}
            >
              {t("restore")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
