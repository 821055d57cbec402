import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { CoverageScreen } from "@/components/admin/coverage/coverage-screen";
import { PageToasts } from "@/components/layout/page-toasts";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/admin/report-coverage");
}

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen locale={await pageLocale(params)} namespaces={["admin"]} width="wide" toasts={<PageToasts />}>
      <CoverageScreen />
    </Screen>
  );
}
