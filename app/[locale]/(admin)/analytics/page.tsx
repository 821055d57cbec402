import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { AnalyticsScreen } from "@/components/admin/analytics/analytics-screen";
import { PageToasts } from "@/components/layout/page-toasts";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/analytics");
}

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen
      locale={await pageLocale(params)}
      groups={["results", "reports"]}
      namespaces={["rheti", "subtypes", "admin"]}
      width="wide"
      toasts={<PageToasts />}
    >
      <AnalyticsScreen />
    </Screen>
  );
}
