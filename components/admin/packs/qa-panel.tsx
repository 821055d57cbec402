import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { checkPack, packKeys } from "@/lib/content/client/packs";
import type { PackListReply, PackQaRun } from "@/lib/content/schema/packs";
import { limitSentence } from "@/lib/platform/http/fetch-json";
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

/** The latest checks of a pack, what blocks it, and the button that runs the checks again. */
function QaPanel({ slug, qa, running, onRun }: QaPanelProps) {
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

/** Runs the checks of a pack and shows what the latest ones found. */
export function QaContent({ slug, qa }: { slug: string; qa: PackQaRun | null }) {
  const t = useTranslations("admin.packs.qa");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => checkPack(slug),
    onSuccess: (run) => {
      client.setQueryData<PackListReply>(packKeys.list, (before) => ({
        deleted: before?.deleted ?? [],
        packs: before?.packs.map((pack) => (pack.slug === slug ? { ...pack, qa: run } : pack)) ?? [],
      }));
      // A green check may have made it public.
      void client.invalidateQueries({ queryKey: packKeys.list });
      toast({ title: t("done", { slug }), description: t(run.result.green ? "green" : "blocked") });
    },
    onError: (error) => {
      toast({ title: t("failed"), description: limitSentence(error) ?? slug, variant: "destructive" });
    },
  });
  return <QaPanel slug={slug} qa={qa} running={isPending} onRun={() => mutate()} />;
}
