import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { ApiReference } from "@/components/developers/api-reference";
import { FollowLanguage } from "@/components/types/follow-language";
import { translator } from "@/lib/platform/i18n/translator";
import { readReference } from "../_reference";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/developers");
}

export default async function Page({ params }: LocaleParams) {
  const locale = await pageLocale(params);
  return (
    <Screen locale={locale} width="page">
      <FollowLanguage rendered={locale} path="/developers" />
      <ApiReference t={translator(locale)} {...(await readReference())} />
    </Screen>
  );
}
