import type { Metadata } from "next";
import { pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { RhetiScreen } from "@/components/assessment/rheti/rheti-screen";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return screenMetadata(await pageLocale(params), "/rheti");
}

export default async function Page({ params }: Props) {
  const locale = await pageLocale(params);
  return (
    <Screen locale={locale} groups={["steps", "rhetiStep", "results.evidence"]} namespaces={["rheti"]} width="page">
      <RhetiScreen />
    </Screen>
  );
}
