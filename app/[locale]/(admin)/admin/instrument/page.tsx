import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { InstrumentScreen } from "@/components/admin/instrument/instrument-screen";
import { PageToasts } from "@/components/layout/page-toasts";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/admin/instrument");
}

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen
      locale={await pageLocale(params)}
      groups={["results", "reports"]}
      namespaces={["rheti", "admin"]}
      width="wide"
      toasts={<PageToasts />}
    >
      <InstrumentScreen />
    </Screen>
  );
}
