import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { AdminJoinScreen } from "@/components/admin/login/admin-join-screen";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/admin-join");
}

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen
      locale={await pageLocale(params)}
      groups={["account.fields", "account.problems", "account.sending", "account.link"]}
      namespaces={["admin"]}
      width="text"
    >
      <AdminJoinScreen />
    </Screen>
  );
}
