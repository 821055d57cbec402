import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { DeciderRound } from "@/lib/assessment/domain/run/decider-round";

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

/** What the extra scenes brought, for somebody who agreed beforehand that they count. */
export function DeciderAgreed({
  round: { from, before, after },
}: {
  round: Pick<DeciderRound, "from" | "before" | "after">;
}) {
  const t = useTranslations("results");
  const words = { type: t(`typeNames.${after.type}`), tenths: after.outOfTen };
  const sentence = () => {
    if (before.type !== after.type) return t("decider.changed", { ...words, before: t(`typeNames.${before.type}`) });
    // Whom all the evidence led to before leads still, and yet the result goes by another type now.
    return from === after.type
      ? t("decider.same", words)
      : t("decider.led", { ...words, before: t(`typeNames.${from}`) });
  };
  return (
    <div role="status" className="grid gap-3">
      <p>{sentence()}</p>
      <p className="text-ink-soft">{t("decider.agreed")}</p>
    </div>
  );
}

interface DeciderOutcomeProps {
  readonly round: Pick<DeciderRound, "before" | "after">;
  onDecide(accepted: boolean): void;
  onBack(): void;
}

/** What the extra scenes would change, to be accepted or refused. */
export function DeciderOutcome({ round: { before, after }, onDecide, onBack }: DeciderOutcomeProps) {
  const t = useTranslations("results");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const changed = before.type !== after.type;
  const type = t(`typeNames.${after.type}`);
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {t("decider.doneTitle")}
      </h3>
      <p>
        {changed
          ? t("decider.changed", { type, tenths: after.outOfTen, before: t(`typeNames.${before.type}`) })
          : t("decider.same", { type, tenths: after.outOfTen })}
      </p>
      {changed && <p>{t("decider.blockAgain")}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onDecide(true)}>{t(changed ? "decider.acceptBlock" : "decider.accept")}</Button>
        <Button variant="secondary" onClick={() => onDecide(false)}>
          {t("decider.refuse")}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t("decider.takeBack")}
        </Button>
      </div>
    </div>
  );
}
