import type { Metadata } from "next";
import { welcomeMetadata } from "../_welcome-metadata";
import { pageTheme, type ThemeParams, themeParams, WelcomePage } from "../_welcome-page";

export const dynamicParams = false;
export const generateStaticParams = themeParams;

export async function generateMetadata({ params }: ThemeParams): Promise<Metadata> {
  const { locale, theme } = await pageTheme(params);
  return welcomeMetadata(locale, theme);
}

export default async function Page({ params }: ThemeParams) {
  return <WelcomePage {...(await pageTheme(params))} source="path" />;
}
