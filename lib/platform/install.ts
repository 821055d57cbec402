import type { Locale } from "./i18n/locales";

/** Where `npm run generate` puts what a phone asks for to install the product. */
export const INSTALL_FOLDER = "/install";

/** The manifest of a language. */
export const manifestAddress = (locale: Locale): string => `${INSTALL_FOLDER}/${locale}.webmanifest`;

/** The icon of phones that read no manifest for it. */
export const APPLE_ICON = `${INSTALL_FOLDER}/apple.png`;
