import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { checkPack, packKeys } from "@/lib/content/client/packs";
import { coverageType } from "@/lib/content/domain/dimensions";
import { type HoleGroup, holeGroups } from "@/lib/content/domain/hole-groups";
import { type QaResult, qaVerdict } from "@/lib/content/domain/pack-qa";
import type { PackListItem, PackListReply, PackQaRun } from "@/lib/content/schema/packs";
import { formatDateTime } from "@/lib/platform/format-date";
import { limitSentence } from "@/lib/platform/http/fetch-json";

/** The coverage dashboard with just these texts in view: those that hold in every state. */
function coverageUrl(slug: string, { locale, role, types }: HoleGroup): string {
  const type = types.map(coverageType).join(",");
  return `/admin/report-coverage?${new URLSearchParams({ slug, locale, role, state: "none", type })}`;
}

function HoleGroupItem({ slug, group }: { slug: string; group: HoleGroup }) {
  const t = useTranslations("admin.packs.qa");
  const { locale, role, reason, types } = group;
  const whole = types.length === PERSONALITY_TYPES.length;
  return (
    <li className="grid gap-1 border-line border-b py-2 last:border-b-0">
      <span>
        <bdi dir="ltr">{t("group", { role, locale })}</bdi>:{" "}
        {whole ? t("all") : t("types", { types: types.join(", ") })}
        {" · "}
        {t(`reason.${reason}`)}
      </span>
      <ScreenLink
        href={coverageUrl(slug, group)}
        className="link inline-flex min-h-11 items-center justify-self-start"
        aria-label={t("fillNamed", { role, locale })}
      >
        {t("fill")}
      </ScreenLink>
    </li>
  );
}

/** What stands in a pack's way: holes by language and role, broken rules, and pages that do not come out. */
function QaFindings({ slug, result }: { slug: string; result: QaResult }) {
  const t = useTranslations("admin.packs.qa");
  const { holes, breaches, failures } = result;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("details")}</summary>
      <ul className="grid">
        {holeGroups(holes).map((group) => (
          <HoleGroupItem key={`${group.locale} ${group.role} ${group.reason}`} slug={slug} group={group} />
        ))}
        {breaches.map(({ locale, type, role, rule, excerpt }) => (
          <li key={`${locale} ${type} ${role} ${rule} ${excerpt}`} className="wrap-anywhere py-2">
            <bdi dir="ltr">{t("group", { role, locale })}</bdi>, {t("types", { types: type })}: {rule} (
            <bdi>{excerpt}</bdi>)
          </li>
        ))}
        {failures.map(({ form, locale, types, fault }) => (
          <li key={`${form} ${locale} ${types.join(" ")}`} className="wrap-anywhere py-2">
            <bdi dir="ltr">{`${form}, ${locale}`}</bdi>, {t("types", { types: types.join(" + ") })}: <bdi>{fault}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface QaPanelProps {
  readonly pack: PackListItem;
  readonly running: boolean;
  onRun(): void;
}

function Outcome({ pack, qa: { at, result } }: { pack: PackListItem; qa: PackQaRun }) {
  const t = useTranslations("admin.packs.qa");
  const tag = useLocale();
  const date = formatDateTime(at, { tag });
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
        <Badge tone={green ? "success" : "warning"}>{t(qaVerdict(pack))}</Badge>
        <span className="text-ink-soft text-sm">{t("at", { date })}</span>
      </p>
      {pack.outdated && <Alert tone="warning">{t("outdated")}</Alert>}
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!green && <QaFindings slug={pack.slug} result={result} />}
    </>
  );
}

/** The latest checks of a pack, what blocks it, and the button that runs the checks again. */
function QaPanel({ pack, running, onRun }: QaPanelProps) {
  const t = useTranslations("admin.packs.qa");
  const { slug, qa, isPublic, hidden, released } = pack;
  // What was released by hand, or is hidden, stays so whatever the checks find.
  const effect = released || hidden ? null : t(isPublic ? "closes" : "opens");
  return (
    <div className="grid gap-3" data-qa={qa ? (qa.result.green ? "green" : "blocked") : "never"}>
      <h4 className="text-lg">{t("title")}</h4>
      {qa ? <Outcome pack={pack} qa={qa} /> : <p className="text-ink-soft">{t("never")}</p>}
      <p>
        <Button variant="secondary" size="sm" busy={running} onClick={onRun} aria-label={t("runNamed", { slug })}>
          {t(running ? "running" : "run")}
        </Button>
      </p>
      {effect && <p className="text-ink-soft text-sm">{effect}</p>}
    </div>
  );
}

/** Runs the checks of a pack and shows what the latest ones found. */
export function QaContent({ pack }: { pack: PackListItem }) {
  const { slug } = pack;
  const t = useTranslations("admin.packs.qa");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => checkPack(slug),
    onSuccess: (run) => {
      client.setQueryData<PackListReply>(packKeys.list, (before) => ({
        deleted: before?.deleted ?? [],
        packs: before?.packs.map((each) => (each.slug === slug ? { ...each, qa: run, outdated: false } : each)) ?? [],
      }));
      // A green check may have made it public.
      void client.invalidateQueries({ queryKey: packKeys.list });
      toast({ title: t("done", { slug }), description: t(qaVerdict({ ...pack, qa: run })) });
    },
    onError: (error) => {
      toast({ title: t("failed"), description: limitSentence(error) ?? slug, variant: "destructive" });
    },
  });
  return <QaPanel pack={pack} running={isPending} onRun={() => mutate()} />;
}
