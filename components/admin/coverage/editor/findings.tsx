import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { type Violation, violationText } from "@/lib/content/domain/brand-rules";
import { ViolationBadge } from "../violation-badge";

/** What the brand rules say of a text as it stands, with a fix where a machine has one. */
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
          <p key={violationText(violation)} className="atom-finding">
            <ViolationBadge violation={violationText(violation)} />
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
