import type { Metadata } from "next";
import { pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { HeroScreen } from "@/components/assessment/hero/hero-screen";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await pageLocale(params), "/hero-moments");
}

export default async function Page({ params }: Props) {
  const locale = await pageLocale(params);
  return (
    <Screen locale={locale} groups={["steps", "heroStep"]} namespaces={["hero"]} width="page">
      <HeroScreen />
    </Screen>
  );
}
