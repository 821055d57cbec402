import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { AdministratorsScreen } from "@/components/admin/administrators/administrators-screen";
import { PageToasts } from "@/components/layout/page-toasts";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/admin/administrators");
}

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen
      locale={await pageLocale(params)}
      groups={["account.fields", "account.problems", "account.sending"]}
      namespaces={["admin"]}
      width="wide"
      toasts={<PageToasts />}
    >
      <AdministratorsScreen />
    </Screen>
  );
}
