import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { DeciderRound } from "@/lib/assessment/domain/decider-round";

interface DeciderOutcomeProps {
  readonly round: Pick<DeciderRound, "before" | "after">;
  onDecide(accepted: boolean): void;
  onTakeBack(): void;
}

/** What the extra scenes would change, to be accepted or refused. */
export function DeciderOutcome({ round: { before, after }, onDecide, onTakeBack }: DeciderOutcomeProps) {
  const t = useTranslations("results");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const changed = before.type !== after.type;
  const type = t(`typeNames.${after.type}`);
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
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
        <Button variant="ghost" onClick={onTakeBack}>
          {t("decider.takeBack")}
        </Button>
      </div>
    </div>
  );
}
