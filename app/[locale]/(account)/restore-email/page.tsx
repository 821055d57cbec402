import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { LinkScreen } from "@/components/account/links/link-screen";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/restore-email");
}

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen locale={await pageLocale(params)} groups={["account"]} width="text">
      <LinkScreen purpose="restore" />
    </Screen>
  );
}
