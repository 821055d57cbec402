import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

export type BatchKind = "drafting" | "translating";

/** How many cells there are, and how many of them have a text already. */
export interface CellCounts {
  readonly total: number;
  readonly filled: number;
}

/** What is asked before many cells are drafted or translated of which some have a text already. */
interface BatchQuestion extends CellCounts {
  readonly kind: BatchKind;
  /** Goes on with all of them, or with those alone that have no text. */
  go(onlyEmpty: boolean): void;
  cancel(): void;
}

/**
 * The question that is open, if one is; `ask` goes on at once, or asks first where some cells have a text. A single cell
 * to translate is none to ask about: it gets nothing that it has.
 */
export function useBatchQuestion() {
  const [question, setQuestion] = useState<BatchQuestion | null>(null);

  function ask(kind: BatchKind, cells: CellCounts, work: (onlyEmpty: boolean) => void) {
    if (cells.filled === 0 || (kind === "translating" && cells.total < 2)) return work(false);
    const go = (onlyEmpty: boolean) => {
      setQuestion(null);
      work(onlyEmpty);
    };
    setQuestion({ kind, ...cells, go, cancel: () => setQuestion(null) });
  }

  return { question, ask };
}

/** Says how many of the chosen cells have a text already, and offers to leave them out. */
export function BatchQuestionDialog({ question }: { question: BatchQuestion }) {
  const t = useTranslations("admin.coverage.question");
  const common = useTranslations("common");
  const { kind, filled, total, go, cancel } = question;
  return (
    <Dialog
      open
      onClose={cancel}
      title={t(`${kind}.title`, { total })}
      closeLabel={common("close")}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {common("cancel")}
          </Button>
          <Button variant="secondary" onClick={() => go(false)}>
            {t("all", { total })}
          </Button>
          {total > 1 && <Button onClick={() => go(true)}>{t("leaveOut", { rest: total - filled })}</Button>}
        </>
      }
    >
      <p>{t("text", { filled, total })}</p>
      <p>{t(total > 1 ? `${kind}.text` : "drafting.after")}</p>
    </Dialog>
  );
}
