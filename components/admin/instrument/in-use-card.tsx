import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import type { InstrumentReply } from "@/lib/assessment/schema/instrument";
import { AdoptButton } from "./adopt-dialog";
import { useInstrumentFormats } from "./use-instrument";

/** What new runs begin with and since when, what it was before, and the way back. */
export function InUseCard({ instrument: { edition, adoptions, calibrations } }: { instrument: InstrumentReply }) {
  const t = useTranslations("admin.instrument.inUse");
  const { moment } = useInstrumentFormats();
  const [latest] = adoptions;
  const inUse = latest?.calibrationId ?? null;
  const nameOf = (calibrationId: string | null) => {
    if (calibrationId === null) return t("plain", { edition });
    const made = calibrations.find(({ id }) => id === calibrationId);
    return made
      ? t("calibration", { edition, date: moment(made.createdAt), runs: made.runs })
      : t("older", { edition });
  };
  return (
    <Card as="section" tone="flat" aria-labelledby="in-use-title" className="grid gap-3">
      <h2 id="in-use-title" className="text-2xl">
        {t("title")}
      </h2>
      <p>{nameOf(inUse)}</p>
      <p className="text-ink-soft">{latest ? t("since", { date: moment(latest.adoptedAt) }) : t("always")}</p>
      {inUse !== null && (
        <div>
          <AdoptButton calibrationId={null} label={t("back")} variant="secondary" />
        </div>
      )}
      {adoptions.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 items-center">{t("history")}</summary>
          <ol className="grid gap-2">
            {adoptions.map(({ id, calibrationId, adoptedAt }) => (
              <li key={id}>{t("entry", { date: moment(adoptedAt), what: nameOf(calibrationId) })}</li>
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
}
