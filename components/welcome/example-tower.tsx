import { useTranslations } from "next-intl";
import { TowerPreview } from "@/components/tower/tower-preview";
import type { Theme } from "@/lib/assessment/domain/report-types";
import { EXAMPLES } from "./tower-examples";

/** A finished tower, to show what the steps lead to; each theme has another one. */
export function ExampleTower({ theme }: { theme: Theme | null }) {
  const t = useTranslations("welcome");
  const { states, primary } = EXAMPLES[theme ?? "default"];
  return <TowerPreview title={t("towerTitle")} states={states} distribution={{ primary, secondary: 100 - primary }} />;
}
