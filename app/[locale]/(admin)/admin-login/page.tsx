import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { screenMetadata } from "@/app/[locale]/_metadata";
import { Screen } from "@/app/[locale]/_screen";
import { AdminLoginScreen } from "@/components/admin/login/admin-login-screen";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "adminLogin");
}

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen locale={await pageLocale(params)} namespaces={["admin"]} width="text">
      <AdminLoginScreen />
    </Screen>
  );
}
