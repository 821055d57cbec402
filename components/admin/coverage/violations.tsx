import "./coverage.css";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatViolation, parseViolation, type Violation } from "@/lib/content/domain/brand-rules";
import type { CoverageRow } from "@/lib/content/domain/coverage";

/** A violation in words: the rule's sentence, then the excerpt that breaks it. */
export function ViolationBadge({ violation }: { violation: string }) {
  const t = useTranslations("admin.coverage.rule");
  const known = parseViolation(violation);
  return (
    <Badge tone="warning" className="max-w-full whitespace-normal rounded-lg py-1">
      <span>
        {known ? t(known.rule) : violation}
        {known?.excerpt && (
          <>
            {": "}
            <bdi>{known.excerpt}</bdi>
          </>
        )}
      </span>
    </Badge>
  );
}

/** The violations of the brand rules in the texts of a cell. */
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

/** The violations in the text of the editor, with a button where a fix is known. */
export function Findings({ violations, onFix }: { violations: readonly Violation[]; onFix(body: string): void }) {
  const t = useTranslations("admin.coverage.editor");
  return (
    <div>
      <p className="field-label">{t("checks")}</p>
      <div role="status" className="atom-findings">
        {violations.length === 0 && (
          <p>
            <Badge tone="success">{t("allClean")}</Badge>
          </p>
        )}
        {violations.map((violation) => (
          <p key={formatViolation(violation)} className="atom-finding">
            <ViolationBadge violation={formatViolation(violation)} />
            {violation.fix !== undefined && (
              <Button variant="ghost" size="sm" onClick={() => onFix(violation.fix ?? "")}>
                {t("fix")}
              </Button>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
