import type { Metadata } from "next";
import { pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { BlocksScreen } from "@/components/assessment/blocks/blocks-screen";

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return screenMetadata(await pageLocale(params), "/building-blocks");
}

export default async function Page({ params }: PageProps) {
  return (
    <Screen locale={await pageLocale(params)} groups={["steps", "portraitsStep", "blocksStep"]} width="page">
      <BlocksScreen />
    </Screen>
  );
}
