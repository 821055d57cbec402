import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import type { CoverageRow } from "@/lib/content/domain/coverage";
import { ViolationBadge } from "./violation-badge";

/** What the brand rules have against the texts of a cell. */
export function ViolationsDialog({ row, onClose }: { row: CoverageRow | null; onClose(): void }) {
  const t = useTranslations("admin.coverage");
  return (
    <Dialog open={row !== null} onClose={onClose} title={t("brandViolations")} closeLabel={t("close")}>
      <ul className="grid justify-items-start gap-2">
        {row?.violations.map((violation) => (
          <li key={violation} className="max-w-full">
            <ViolationBadge violation={violation} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
