import type { Metadata } from "next";
import { pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { TokensScreen } from "@/components/assessment/tokens/tokens-screen";

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return screenMetadata(await pageLocale(params), "/detail-tokens");
}

export default async function Page({ params }: PageProps) {
  return (
    <Screen locale={await pageLocale(params)} groups={["steps", "tokensStep"]} namespaces={["subtypes"]} width="page">
      <TokensScreen />
    </Screen>
  );
}
