import { useTranslations } from "next-intl";
import type { ShareSettings } from "@/lib/reports/domain/shared-document";

/** Says in one line what a link shows: its chapters, the flower, and whether it tells the name. */
export function useSharedParts(): (settings: ShareSettings) => string {
  const t = useTranslations("reports.share");
  return ({ sections, showName, showSign }) =>
    [
      t("seesType"),
      ...sections.map((id) => t(`section.${id}`)),
      ...(showSign ? [t("seesSign")] : []),
      t(showName ? "seesName" : "seesNoName"),
    ].join(" · ");
}
