import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { NewReportScreen } from "@/components/admin/packs/new-report-screen";
import { PageToasts } from "@/components/layout/page-toasts";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/admin/new-report");
}

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen
      locale={await pageLocale(params)}
      groups={["errors"]}
      namespaces={["admin"]}
      width="wide"
      toasts={<PageToasts />}
    >
      <NewReportScreen />
    </Screen>
  );
}
