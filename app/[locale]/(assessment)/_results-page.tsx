import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { ResultsScreen } from "@/components/assessment/results/results-screen";
import { PageToasts } from "@/components/layout/page-toasts";
import { UserBell } from "@/components/notifications/notification-bell";

export async function resultsMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/results");
}

/** What the page says in the very sentences of the report. */
const REPORT_TEXTS = [
  "report.certainty",
  "report.nine.bars.tiny",
  "report.nine.capped",
  "report.nine.steady",
  "report.nine.mixed",
  "report.nine.scattered",
  "report.nine.random",
  "report.theme",
  "report.method.accuracy",
  "report.method.measured",
];

/** The results; two URLs show them. */
export async function ResultsPage({ params }: LocaleParams) {
  const locale = await pageLocale(params);
  const groups = ["steps", "results", "reports", "notifications", "pairs.note", "heroStep.keep", ...REPORT_TEXTS];
  const namespaces = ["rheti", "hero", "blocks", "state", "subtypes"] as const;
  return (
    <Screen
      locale={locale}
      groups={groups}
      namespaces={namespaces}
      width="page"
      headerEnd={<UserBell />}
      toasts={<PageToasts />}
    >
      <ResultsScreen />
    </Screen>
  );
}
