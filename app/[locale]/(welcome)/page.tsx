import type { Metadata } from "next";
import { type LocaleParams, pageLocale } from "../_locale";
import { welcomeMetadata } from "./_welcome-metadata";
import { WelcomePage } from "./_welcome-page";

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return welcomeMetadata(await pageLocale(params), null);
}

export default async function Page({ params }: LocaleParams) {
  return <WelcomePage locale={await pageLocale(params)} theme={null} source="path" />;
}
