import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { deleteAtom, orderAtoms, restoreAtom } from "@/lib/content/client/coverage";
import type { AtomView, CellQuery, CellReply } from "@/lib/content/schema/coverage";
import { formatDateTime } from "@/lib/platform/format-date";
import { errorSentence } from "@/lib/platform/http/fetch-json";

interface PlaceButtonsProps {
  readonly cell: CellQuery;
  readonly atoms: readonly AtomView[];
  /** Of the text among those of its cell, from 0. */
  readonly index: number;
  readonly by: string;
  onChanged(): Promise<void>;
  onDeleted(): void;
}

/** Moves a text up and down among those of its cell, or deletes it. */
export function PlaceButtons({ cell, atoms, index, by, onChanged, onDeleted }: PlaceButtonsProps) {
  const t = useTranslations("admin.coverage.editor");
  const change = useMutation({ mutationFn: (work: () => Promise<unknown>) => work(), onSettled: onChanged });
  const atom = atoms[index];
  if (!atom) return null;
  const number = index + 1;
  const ids = atoms.map(({ id }) => id);
  const moveTo = (place: number) => {
    const others = ids.filter((id) => id !== atom.id);
    return orderAtoms(cell, [...others.slice(0, place), atom.id, ...others.slice(place)]);
  };
  async function remove() {
    if (!atom) return;
    await deleteAtom(atom, by);
    onDeleted();
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {index > 0 && (
          <Button
            variant="ghost"
            size="sm"
            busy={change.isPending}
            aria-label={t("upNamed", { number })}
            onClick={() => change.mutate(() => moveTo(index - 1))}
          >
            {t("up")}
          </Button>
        )}
        {index < atoms.length - 1 && (
          <Button
            variant="ghost"
            size="sm"
            busy={change.isPending}
            aria-label={t("downNamed", { number })}
            onClick={() => change.mutate(() => moveTo(index + 1))}
          >
            {t("down")}
          </Button>
        )}
        {!atom.shipped && (
          <Button
            variant="ghost"
            size="sm"
            className="text-danger"
            busy={change.isPending}
            aria-label={t("deleteNamed", { number })}
            onClick={() => change.mutate(remove)}
          >
            {t("delete")}
          </Button>
        )}
      </div>
      {change.error && <Alert tone="danger">{errorSentence(change.error, t("unreachable"))}</Alert>}
    </>
  );
}

interface DeletedTextsProps {
  readonly texts: CellReply["deleted"];
  /** Whether one of them was deleted just now. */
  readonly deletedNow: boolean;
  onChanged(): Promise<void>;
}

/** The texts of a cell that were deleted and can be brought back. A message of the page would lie behind the dialog. */
export function DeletedTexts({ texts, deletedNow, onChanged }: DeletedTextsProps) {
  const t = useTranslations("admin.coverage.editor");
  const { info } = useLanguage();
  const restore = useMutation({ mutationFn: restoreAtom, onSettled: onChanged });
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="deleted-texts" className="grid gap-3">
      <h3 id="deleted-texts" className="text-xl">
        {t("deletedTitle")}
      </h3>
      {deletedNow && (
        <Alert tone="success" title={t("deleted")}>
          {t("deletedText")}
        </Alert>
      )}
      {restore.error && <Alert tone="danger">{errorSentence(restore.error, t("unreachable"))}</Alert>}
      <ul className="grid gap-3">
        {texts.map(({ id, body, by, at }) => (
          <li key={id} className="grid gap-2 rounded-lg border border-line p-3">
            <p className="font-semibold">
              {t("deletedBy", { name: by || t("administrator"), at: formatDateTime(at, info) })}
            </p>
            <p className="line-clamp-3" dir="auto">
              {body}
            </p>
            <Button
              variant="secondary"
              size="sm"
              className="justify-self-start"
              busy={restore.isPending}
              onClick={() => restore.mutate(id)}
            >
              {t("bringBack")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
