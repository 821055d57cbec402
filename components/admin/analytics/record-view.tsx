import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ScrollBox } from "@/components/ui/scroll-box";
import type { FullAssessmentRecord } from "@/lib/analytics/schema";
import { PAIRS } from "@/lib/assessment/domain/pairs";
import { pairAnswers } from "@/lib/assessment/domain/readings";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/types";
import { useNames } from "./use-names";
import { useNumbers } from "./use-numbers";

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
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
  const names = useNames();
  const { percent, day, list } = useNumbers();
  const { subtypes, assessmentData, profile } = record;
  const { evidence, tokens } = profile;
  const minutes = Math.round((Date.parse(record.completedAt) - Date.parse(record.startedAt)) / 60_000);
  return (
    <div className="grid gap-6">
      <dl>
        <Line name={table("name")}>{`${record.firstName} ${record.lastName}`}</Line>
        <Line name={table("email")}>{record.email}</Line>
        <Line name={table("phone")}>{record.phoneNumber ?? "–"}</Line>
        <Line name={table("type")}>{names.type(record.primaryType)}</Line>
        <Line name={table("wing")}>{list(assessmentData.buildingBlocks.map(({ id }) => id))}</Line>
        <Line name={table("states")}>
          {list(
            assessmentData.colorStateDetails.map(
              ({ state, percentage }) => `${names.state(state)} ${percent(percentage / 100)}`,
            ),
          )}
        </Line>
        <Line
          name={t("dominant")}
        >{`${names.instinct(subtypes.dominant)} (${tokens[profile.instincts.dominant]})`}</Line>
        <Line
          name={t("secondary")}
        >{`${names.instinct(subtypes.secondary)} (${tokens[profile.instincts.secondary]})`}</Line>
        <Line name={t("blind")}>{`${names.instinct(subtypes.blind)} (${tokens[profile.instincts.blind]})`}</Line>
        <Line name={t("theme")}>{names.theme(record.theme)}</Line>
        <Line name={t("language")}>{names.language(record.language)}</Line>
        <Line name={table("completedAt")}>{day(record.completedAt)}</Line>
        <Line name={t("time")}>{t("minutes", { minutes })}</Line>
        <Line name={t("confidence")}>{percent(record.confidence)}</Line>
        {evidence && <Line name={t("consistency")}>{percent(evidence.consistency)}</Line>}
        <Line name={t("id")}>{record.id}</Line>
        <Line name={t("userId")}>{record.userId}</Line>
        <Line name={t("version")}>{record.version}</Line>
      </dl>
      {evidence && (
        <section aria-labelledby="record-types" className="grid gap-3">
          <h3 id="record-types">{t("types")}</h3>
          <ScrollBox aria-label={table("type")}>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{table("type")}</th>
                  <th scope="col">{t("chance")}</th>
                  <th scope="col">{t("wins")}</th>
                </tr>
              </thead>
              <tbody>
                {PERSONALITY_TYPES.map((type) => (
                  <tr key={type}>
                    <th scope="row">{names.type(type)}</th>
                    <td>{percent(evidence.posterior[type])}</td>
                    <td>{evidence.wins[type]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </section>
      )}
      <section aria-labelledby="record-answers" className="grid gap-3">
        <h3 id="record-answers">{t("answers")}</h3>
        {record.answers.sample ? <p>{t("sample")}</p> : <Answers record={record} />}
      </section>
    </div>
  );
}
