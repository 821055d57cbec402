import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { PackQaRun } from "@/lib/content/schema";
import { QaFindings } from "./qa-findings";

interface QaPanelProps {
  readonly slug: string;
  readonly qa: PackQaRun | null;
  readonly running: boolean;
  onRun(): void;
}

function Outcome({ slug, qa: { at, result } }: { slug: string; qa: PackQaRun }) {
  const t = useTranslations("admin.packs.qa");
  const tag = useLocale();
  const date = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
  const { wanted, holes, breaches, rendered, failures, green } = result;
  const lines = [
    holes.length > 0 ? t("holes", { count: holes.length, wanted }) : t("holesNone", { wanted }),
    breaches.length > 0 ? t("breaches", { count: breaches.length }) : t("breachesNone"),
    t("rendered", rendered),
    ...(failures.length > 0 ? [t("failures", { count: failures.length })] : []),
  ];
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={green ? "success" : "warning"}>{t(green ? "green" : "blocked")}</Badge>
        <span className="text-ink-soft text-sm">{t("at", { date })}</span>
      </p>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!green && <QaFindings slug={slug} result={result} />}
    </>
  );
}

/** The latest checks of a pack, what stands in its way, and the button that runs them again. */
export function QaPanel({ slug, qa, running, onRun }: QaPanelProps) {
  const t = useTranslations("admin.packs.qa");
  return (
    <div className="grid gap-3" data-qa={qa ? (qa.result.green ? "green" : "blocked") : "never"}>
      <h4 className="text-lg">{t("title")}</h4>
      {qa ? <Outcome slug={slug} qa={qa} /> : <p className="text-ink-soft">{t("never")}</p>}
      <p>
        <Button variant="secondary" size="sm" busy={running} onClick={onRun} aria-label={t("runNamed", { slug })}>
          {t(running ? "running" : "run")}
        </Button>
      </p>
    </div>
  );
}
