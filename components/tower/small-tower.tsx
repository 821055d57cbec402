import "./tower.css";
import { useTranslations } from "next-intl";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import { colorShares } from "./state-colors";
import { StoneTower } from "./stone-tower";
import { TOWER_STEPS } from "./stones";

/** The tower of a result in small, as a sign of it; its words name the two states. */
export function SmallTower({ colors: { selectedStates, distribution } }: { colors: Profile["colors"] }) {
  const t = useTranslations("tower");
  const shares = colorShares(selectedStates, distribution);
  const alternative = shares
    .map(({ state, percent }) => t("share", { state: t(`states.${state}`), percent }))
    .join("; ");
  return (
    <div className="tower-small">
      <StoneTower level={TOWER_STEPS} shares={shares} alternative={alternative} />
    </div>
  );
}
