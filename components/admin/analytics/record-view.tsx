import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EditionWords } from "@/components/assessment/edition-words";
import { useCertaintyWords, useChanceText } from "@/components/assessment/results/use-certainty-words";
import { Spinner } from "@/components/ui/spinner";
import { Table } from "@/components/ui/table";
import { wholeMinutes } from "@/lib/analytics/domain/periods";
import type { FullAssessmentRecord } from "@/lib/analytics/schema";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { editionVersion } from "@/lib/assessment/domain/run/assessment-run";
import { pairAnswers } from "@/lib/assessment/domain/run/selectors";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { useFormatters, useLabels } from "./display-hooks";

function DetailRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line border-b py-2 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

function Answers({ record }: { record: FullAssessmentRecord }) {
  const t = useTranslations("admin.analytics.record");
  const statements = useTranslations("rheti.pairs");
  const answers = pairAnswers(record.answers);
  return (
    <ol className="grid gap-3">
      {PAIRS.map(({ id }) => {
        const answer = answers[id];
        return (
          <li key={id} className="border-line border-b pb-3">
            <p className="text-sm text-ink-soft">{t("pair", { id })}</p>
            {(["left", "right"] as const).map((side) => (
              <p key={side} className={answer?.side === side ? "font-semibold" : "text-ink-soft"}>
                {statements(`${id}.${side}` as "1.left")}
                {answer?.side === side && (
                  <span className="text-accent"> · {t(answer.strong ? "strongly" : "chosen")}</span>
                )}
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** Everything that is kept of one assessment. */
export function RecordView({ record }: { record: FullAssessmentRecord }) {
  const t = useTranslations("admin.analytics.record");
  const table = useTranslations("admin.analytics.table");
  const labels = useLabels();
  const certaintyWords = useCertaintyWords();
  const chance = useChanceText();
  const { percent, day, list } = useFormatters();
  const { subtypes, assessmentData, profile } = record;
  const { evidence, tokens } = profile;
  const minutes = wholeMinutes(record.startedAt, record.completedAt);
  return (
    <div className="grid gap-6">
      <dl>
        <DetailRow name={table("name")}>{`${record.firstName} ${record.lastName}`}</DetailRow>
        <DetailRow name={table("email")}>{record.email}</DetailRow>
        <DetailRow name={table("phone")}>{record.phoneNumber ?? "–"}</DetailRow>
        <DetailRow name={table("type")}>{labels.type(record.primaryType)}</DetailRow>
        {evidence && (
          <DetailRow name={t("told")}>
            {certaintyWords(profile.type, typeCertainty(evidence, profile.type), evidence.circularTriads)}
          </DetailRow>
        )}
        <DetailRow name={table("wing")}>{list(assessmentData.buildingBlocks.map(({ id }) => id))}</DetailRow>
        <DetailRow name={table("states")}>
          {list(
            assessmentData.colorStateDetails.map(
              ({ state, percentage }) => `${labels.state(state)} ${percent(percentage / 100)}`,
            ),
          )}
        </DetailRow>
        <DetailRow
          name={t("dominant")}
        >{`${labels.instinct(subtypes.dominant)} (${tokens[profile.instincts.dominant]})`}</DetailRow>
        <DetailRow
          name={t("secondary")}
        >{`${labels.instinct(subtypes.secondary)} (${tokens[profile.instincts.secondary]})`}</DetailRow>
        <DetailRow
          name={t("blind")}
        >{`${labels.instinct(subtypes.blind)} (${tokens[profile.instincts.blind]})`}</DetailRow>
        <DetailRow name={t("theme")}>{labels.theme(record.theme)}</DetailRow>
        <DetailRow name={t("language")}>{labels.language(record.language)}</DetailRow>
        <DetailRow name={table("completedAt")}>{day(record.completedAt)}</DetailRow>
        <DetailRow name={t("time")}>{t("minutes", { minutes })}</DetailRow>
        {evidence && <DetailRow name={t("consistency")}>{percent(evidence.consistency)}</DetailRow>}
        <DetailRow name={t("id")}>{record.id}</DetailRow>
        <DetailRow name={t("userId")}>{record.userId}</DetailRow>
        <DetailRow name={t("version")}>{record.version}</DetailRow>
      </dl>
      {evidence && (
        <section aria-labelledby="record-types" className="grid gap-3">
          <h3 id="record-types">{t("types")}</h3>
          <Table label={table("type")} columns={[table("type"), t("chance"), t("wins")]}>
            {PERSONALITY_TYPES.map((type) => (
              <tr key={type}>
                <th scope="row">{labels.type(type)}</th>
                <td>{chance(evidence.posterior[type])}</td>
                <td>{evidence.wins[type]}</td>
              </tr>
            ))}
          </Table>
        </section>
      )}
      <section aria-labelledby="record-answers" className="grid gap-3">
        <h3 id="record-answers">{t("answers")}</h3>
        {record.answers.sample ? (
          <p>{t("sample")}</p>
        ) : (
          <EditionWords version={editionVersion(record.answers)} fallback={<Spinner />}>
            <Answers record={record} />
          </EditionWords>
        )}
      </section>
    </div>
  );
}
