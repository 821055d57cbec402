import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { screenMetadata } from "@/app/[locale]/_metadata";
import { Screen } from "@/app/[locale]/_screen";
import { ResultsScreen } from "@/components/assessment/results/results-screen";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "results");
}

export default async function Page({ params }: LocaleParams) {
  const locale = await pageLocale(params);
  const groups = ["steps", "results", "reports"];
  const namespaces = ["rheti", "hero", "blocks", "state", "subtypes"] as const;
  return (
    <Screen locale={locale} groups={groups} namespaces={namespaces} width="page">
      <ResultsScreen />
    </Screen>
  );
}
