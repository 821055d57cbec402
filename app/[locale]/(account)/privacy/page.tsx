import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { PrivacyScreen } from "@/components/account/privacy/privacy-screen";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/privacy");
}

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen locale={await pageLocale(params)} groups={["privacy", "privacyPage"]} width="page">
      <PrivacyScreen />
    </Screen>
  );
}
