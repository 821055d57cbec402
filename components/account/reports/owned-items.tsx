"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
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

/** What a list holds of such an item. */
interface Kept {
  readonly id: string;
}

interface Change<Row> {
  readonly row: Row;
  readonly item: OwnedItem;
  readonly change: OwnedChangeInput;
}

/** Naming, deleting and bringing back what stands in a list; `toItem` says what a row is called. */
export function useOwnedItems<Row extends Kept>(
  send: (id: string, change: OwnedChangeInput) => Promise<unknown>,
  toItem: (row: Row) => OwnedItem,
) {
  const queries = useQueryClient();
  const [deleted, setDeleted] = useState<Omit<Change<Row>, "change"> | null>(null);
  const [undoneId, setUndoneId] = useState<string | null>(null);
  const mutation = useMutation({
    mutationFn: ({ item, change }: Change<Row>) => send(item.id, change),
    onMutate: () => setUndoneId(null),
    onSuccess: async (_, { row, item, change }) => {
      if (change.deleted) setDeleted({ row, item });
      // Whatever hangs on runs and reports: a deleted run takes its reports along.
      await queries.invalidateQueries();
      if (change.deleted !== false) return;
      // The list has it again: it stands where the message stood, and what had the focus is gone with that.
      setDeleted((current) => (current?.item.id === item.id ? null : current));
      if (deleted?.item.id === item.id) setUndoneId(item.id);
    },
  });
  return { mutation, deleted, undoneId, toItem };
}

type OwnedItems<Row extends Kept> = ReturnType<typeof useOwnedItems<Row>>;

/** What was just deleted of a list, and what stands in its place. */
export interface Gone<Row extends Kept> {
  readonly row: Row;
  readonly notice: ReactNode;
}

/** What was just deleted of a list, with the message that takes its place; null where nothing was. */
export function goneOf<Row extends Kept>(owned: OwnedItems<Row>): Gone<Row> | null {
  return owned.deleted && { row: owned.deleted.row, notice: <DeletedNotice {...{ owned, ...owned.deleted }} /> };
}

/** A list that has the latest first, with what was just deleted at its old place. */
export function withGone<Row extends Kept>(
  rows: readonly Row[],
  gone: Gone<Row> | null | undefined,
  timeOf: (row: Row) => string,
): readonly Row[] {
  if (!gone || rows.some(({ id }) => id === gone.row.id)) return rows;
  const time = timeOf(gone.row);
  const isEarlier = (row: Row) => timeOf(row) < time || (timeOf(row) === time && row.id > gone.row.id);
  return [...rows.filter((row) => !isEarlier(row)), gone.row, ...rows.filter(isEarlier)];
}

/** Says why an item could not be deleted or brought back. */
function ChangeFailure<Row extends Kept>({ id, mutation }: Pick<OwnedItems<Row>, "mutation"> & Kept) {
  const t = useTranslations("reports.owned");
  const { isError, error, variables } = mutation;
  // The dialog of the names says itself why one could not be kept.
  if (!isError || variables?.item.id !== id || variables.change.deleted === undefined) return null;
  return <Alert tone="danger">{limitSentence(error) ?? t("failed")}</Alert>;
}

interface DeletedNoticeProps<Row extends Kept> extends Omit<Change<Row>, "change"> {
  readonly owned: OwnedItems<Row>;
}

/** Says what was just deleted and takes it back with one tap. It takes the focus, which the button that deleted had. */
function DeletedNotice<Row extends Kept>({ row, item, owned: { mutation } }: DeletedNoticeProps<Row>) {
  const t = useTranslations("reports.owned");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
      <Alert>
        <p className="wrap-anywhere">{t("deleted", { name: item.name })}</p>
        {Boolean(item.reports) && <p>{t("reportsToo", { count: item.reports ?? 0 })}</p>}
        <Button
          variant="secondary"
          busy={mutation.isPending}
          onClick={() => mutation.mutate({ row, item, change: { deleted: false } })}
        >
          {t("undo")}
        </Button>
      </Alert>
      <ChangeFailure id={item.id} mutation={mutation} />
    </div>
  );
}

interface RenameDialogProps<Row extends Kept> extends Omit<Change<Row>, "change">, Pick<OwnedItems<Row>, "mutation"> {
  onClose(): void;
}

function RenameDialog<Row extends Kept>({ row, item, mutation, onClose }: RenameDialogProps<Row>) {
  const t = useTranslations("reports.owned");
  const common = useTranslations("common");
  const form = useForm<Readonly<Record<string, string>>, never, unknown>({
    read: (element) => readTexts(element, ["title"]),
    send: ({ title = "" }) => mutation.mutateAsync({ row, item, change: { title } }),
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
export function OwnedItemButtons<Row extends Kept>({ row, owned }: { row: Row; owned: OwnedItems<Row> }) {
  const t = useTranslations("reports.owned");
  const [renaming, setRenaming] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const { mutation, undoneId } = owned;
  const item = owned.toItem(row);
  useEffect(() => {
    if (undoneId === row.id) first.current?.focus();
  }, [undoneId, row.id]);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        ref={first}
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
        onClick={() => mutation.mutate({ row, item, change: { deleted: true } })}
      >
        {t("delete")}
      </Button>
      <ChangeFailure id={row.id} mutation={mutation} />
      {renaming && <RenameDialog {...{ row, item, mutation }} onClose={() => setRenaming(false)} />}
    </div>
  );
}

interface DeletedItemsProps<Row extends Kept> {
  readonly owned: OwnedItems<Row>;
  readonly queryKey: readonly string[];
  /** What else there is to know of bringing one back. */
  readonly hint?: string;
  load(): Promise<readonly Row[]>;
}

/** What was deleted in the last 30 days, folded, with the way back; nothing where there is none. */
export function DeletedItems<Row extends Kept>({ owned, queryKey, hint, load }: DeletedItemsProps<Row>) {
  const t = useTranslations("reports.owned");
  const { mutation, deleted, toItem } = owned;
  const { data: rows = [] } = useQuery({ queryKey, queryFn: load });
  if (rows.length === 0) return null;
  const items = rows.map((row) => ({ row, item: toItem(row) }));
  return (
    <details>
      <summary className="link">{t("deletedList", { count: items.length })}</summary>
      <p className="text-ink-soft">
        {t("deletedHint")} {hint}
      </p>
      <ul className="grid gap-2 pt-2">
        {items.map(({ row, item }) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="wrap-anywhere">
              <bdi>{item.name}</bdi>
            </span>
            <Button
              variant="secondary"
              aria-label={t("restoreNamed", { name: item.name })}
              disabled={mutation.isPending}
              onClick={() => mutation.mutate({ row, item, change: { deleted: false } })}
            >
              {t("restore")}
            </Button>
            {deleted?.item.id !== item.id && <ChangeFailure id={item.id} mutation={mutation} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
