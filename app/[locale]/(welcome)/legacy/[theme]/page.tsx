import type { Metadata } from "next";
import { pageTheme, type ThemeParams, themeParams, WelcomePage } from "@/app/[locale]/(welcome)/_welcome-page";
import { welcomeMetadata } from "../../_welcome-metadata";

export const dynamicParams = false;
export const generateStaticParams = themeParams;

export async function generateMetadata({ params }: ThemeParams): Promise<Metadata> {
  const { locale, theme } = await pageTheme(params);
  return welcomeMetadata(locale, theme, { indexed: false });
}

export default async function Page({ params }: ThemeParams) {
  return <WelcomePage {...(await pageTheme(params))} source="legacy" />;
}
