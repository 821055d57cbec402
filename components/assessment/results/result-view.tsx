import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EnergyDistribution } from "@/components/tower/energy-distribution";
import { TowerPreview } from "@/components/tower/tower-preview";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { Consistency } from "./consistency";
import { EvidenceList } from "./evidence-list";
import { InnerSummary } from "./inner-summary";
import { ProfileTable } from "./profile-table";
import { ResultHeader } from "./result-header";

interface ResultViewProps {
  readonly profile: Profile;
  readonly answers: PairAnswers;
  /** The outcome of the extra scenes counts. */
  readonly decided: boolean;
  readonly report: ReactNode;
  readonly decider: ReactNode;
  /** How often results are right. */
  readonly trust: ReactNode;
}

/** The tower: after the report on a phone, beside everything on a wide screen. */
function TowerAside({ profile: { type, colors, tokens } }: { profile: Profile }) {
  const t = useTranslations("results");
  const state = useTranslations("state.states");
  const [first, second] = colors.selectedStates;
  return (
    <aside className="self-start lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <TowerPreview
        title={t("tower.title")}
        states={colors.selectedStates}
        distribution={colors.distribution}
        stateLabels={{ [first]: state(`${type}.${first}.name`), [second]: state(`${type}.${second}.name`) }}
      >
        <EnergyDistribution tokens={tokens} />
      </TowerPreview>
    </aside>
  );
}

/** The whole result: answer, report, and everything the answer rests on. */
export function ResultView({ profile, answers, decided, report, decider, trust }: ResultViewProps) {
  const { type, evidence } = profile;
  const order = evidence ? rankTypes(evidence.posterior, answers).order : [];
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
      <div className="grid min-w-0 gap-8">
        <ResultHeader type={type} certainty={evidence && typeCertainty(evidence, type)} />
        {report}
        {decider}
      </div>
      <TowerAside profile={profile} />
      <div className="grid min-w-0 content-start gap-8">
        {evidence && <ProfileTable evidence={evidence} order={order} />}
        {evidence && <Consistency type={type} evidence={evidence} decided={decided} />}
        <InnerSummary profile={profile} />
        {evidence && <EvidenceList answers={answers} wins={evidence.wins} order={order} />}
        {evidence && trust}
      </div>
    </div>
  );
}
