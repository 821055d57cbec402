import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { DeciderRound } from "@/lib/assessment/domain/decider-round";

interface DeciderDecidedProps {
  readonly round: Pick<DeciderRound, "before" | "after">;
  readonly accepted: boolean;
  onDecide(accepted: boolean): void;
}

/** What was decided about the extra scenes, and the way to decide otherwise. */
export function DeciderDecided({ round: { before, after }, accepted, onDecide }: DeciderDecidedProps) {
  const t = useTranslations("results");
  const changes = before.type !== after.type;
  const type = t(`typeNames.${after.type}`);
  return (
    <div className="grid gap-3">
      <p>{accepted ? t("decider.accepted") : t("decider.refused", { type, tenths: after.outOfTen })}</p>
      {changes && (
        <p className="text-ink-soft">
          {accepted ? t("decider.undoBlock", { type: t(`typeNames.${before.type}`) }) : t("decider.blockAgain")}
        </p>
      )}
      <p>
        <Button variant="secondary" onClick={() => onDecide(!accepted)}>
          {t(accepted ? "decider.undo" : "decider.redo")}
        </Button>
      </p>
    </div>
  );
}
