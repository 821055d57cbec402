import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { screenMetadata } from "@/app/[locale]/_metadata";
import { Screen } from "@/app/[locale]/_screen";
import { RenewScreen } from "@/components/account/renew/renew-screen";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "newPassword");
}

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen locale={await pageLocale(params)} groups={["account"]} width="text">
      <RenewScreen />
    </Screen>
  );
}
