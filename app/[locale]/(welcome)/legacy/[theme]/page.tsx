import type { Metadata } from "next";
import { pageTheme, type ThemeParams, themeParams } from "../../_theme";
import { welcomeMetadata } from "../../_welcome-metadata";
import { WelcomePage } from "../../_welcome-page";

export const dynamicParams = false;
export const generateStaticParams = themeParams;

export async function generateMetadata({ params }: ThemeParams): Promise<Metadata> {
  const { locale, theme } = await pageTheme(params);
  return welcomeMetadata(locale, theme, { indexed: false });
}

export default async function Page({ params }: ThemeParams) {
  return <WelcomePage {...(await pageTheme(params))} source="legacy" />;
}
