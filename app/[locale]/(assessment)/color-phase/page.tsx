import type { Metadata } from "next";
import { pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { ColorScreen } from "@/components/assessment/color/color-screen";

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return screenMetadata(await pageLocale(params), "/color-phase");
}

export default async function Page({ params }: PageProps) {
  return (
    <Screen
      locale={await pageLocale(params)}
      groups={["steps", "colorStep", "results.typeNames"]}
      namespaces={["state"]}
      width="page"
    >
      <ColorScreen />
    </Screen>
  );
}
