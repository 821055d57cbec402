import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { ProgramsScreen } from "@/components/admin/programs/programs-screen";
import { PageToasts } from "@/components/layout/page-toasts";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/admin/programs");
}

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen locale={await pageLocale(params)} namespaces={["admin"]} width="wide" toasts={<PageToasts />}>
      <ProgramsScreen />
    </Screen>
  );
}
