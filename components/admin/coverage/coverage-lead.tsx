import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { CoverageRow } from "@/lib/content/domain/coverage";

/** How many of the texts that readers missed most are offered at once. */
const OFFERED = 3;

/** How much of what is picked is there, and the way to what readers missed most. */
export function CoverageLead({ rows, onOpen }: { rows: readonly CoverageRow[]; onOpen(row: CoverageRow): void }) {
  const t = useTranslations("admin.coverage");
  const format = useFormatter();
  const covered = rows.filter(({ has }) => has).length;
  const missed = rows
    .filter(({ demand, published }) => demand > 0 && published === 0)
    .sort((one, other) => other.demand - one.demand);
  const nameOf = ({ slug, type, state, role, locale }: CoverageRow) =>
    [slug, type, state, role, locale].filter(Boolean).join(" · ");
  return (
    <div className="mb-4 grid gap-2">
      <p className="lede">
        {t("lead.covered", {
          share: format.number(covered / rows.length, { style: "percent", maximumFractionDigits: 0 }),
        })}{" "}
        {t("lead.missed", { count: missed.length })}
      </p>
      {missed.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {missed.slice(0, OFFERED).map((row) => (
            <li key={nameOf(row)}>
              <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => onOpen(row)}>
                {t("lead.write", { place: nameOf(row) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
