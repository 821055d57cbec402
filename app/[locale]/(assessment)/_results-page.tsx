import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { screenMetadata } from "@/app/[locale]/_metadata";
import { Screen } from "@/app/[locale]/_screen";
import { ResultsScreen } from "@/components/assessment/results/results-screen";
import { UserBell } from "@/components/notifications/user-bell";

export async function resultsMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "results");
}

/** The results; they stand at two addresses. */
export async function ResultsPage({ params }: LocaleParams) {
  const locale = await pageLocale(params);
  const groups = ["steps", "results", "reports", "notifications", "toasts"];
  const namespaces = ["rheti", "hero", "blocks", "state", "subtypes"] as const;
  return (
    <Screen locale={locale} groups={groups} namespaces={namespaces} width="page" headerEnd={<UserBell />}>
      <ResultsScreen />
    </Screen>
  );
}
