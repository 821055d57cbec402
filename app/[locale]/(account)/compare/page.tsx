import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { CompareScreen } from "@/components/account/matches/compare-screen";
import { PageToasts } from "@/components/layout/page-toasts";
import { LateBell } from "@/components/notifications/late-bell";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/compare");
}

/** What is said where a report that is made here fails. */
const REPORT_FAILURES = ["userMissing", "corporateFailed", "network", "server"].map((key) => `results.report.${key}`);

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen
      locale={await pageLocale(params)}
      groups={["pairs", "notifications", ...REPORT_FAILURES]}
      width="text"
      headerEnd={<LateBell />}
      toasts={<PageToasts />}
    >
      <CompareScreen />
    </Screen>
  );
}
