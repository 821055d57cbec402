import type { Metadata } from "next";
import type { ReactNode } from "react";
import { LanguageProvider } from "@/components/layout/language-provider";
import { PageShell, type PageTheme } from "@/components/layout/page-shell";
import { leadsToStart, type ScreenPath, screenAt } from "@/config/screens";
import { BRAND } from "@/lib/platform/brand";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fileOf, type MessagePart, pageMessages } from "@/lib/platform/i18n/messages";
import { type Translator, translator } from "@/lib/platform/i18n/translator";
import { preloadFonts } from "./_first-fonts";

/** The title of a screen behind the welcome screen, as the table of screens has it, and what the product is. */
export function screenMetadata(locale: Locale, path: ScreenPath): Metadata {
  const row = screenAt(path);
  const t = translator(locale);
  const words = t(row.title as Parameters<Translator>[0], { brand: BRAND });
  const hidden = !row.indexed && !leadsToStart(row);
  return {
    title: `${words} · ${BRAND}`,
    description: t("description.heroMoments"),
    ...(hidden && { robots: { index: false, follow: false } }),
  };
}

interface ScreenProps {
  readonly locale: Locale;
  /** The groups of the ui texts (or parts of one: "report.certainty") that this screen shows, beside those of every screen. */
  readonly groups?: readonly string[];
  /** The other files of texts that it shows, or parts of them: "rheti.pairs.1". */
  readonly namespaces?: readonly MessagePart[];
  readonly theme?: PageTheme;
  readonly width?: "text" | "page" | "wide";
  readonly headerEnd?: ReactNode;
  /** `<PageToasts />` where the screen may say something in passing; its code travels with those screens alone. */
  readonly toasts?: ReactNode;
  readonly children: ReactNode;
}

/** What every screen shows, every screen of the administrators, and every other: the menu, and where a person stands. */
const COMMON_GROUPS = ["common", "language", "tower"];
const ADMIN_GROUPS = ["notifications"];
const STANDING = ["opening", "unreachable", "setAside", "version", "building-blocks", "color-phase", "detail-tokens"];
const PERSON_GROUPS = [
  "results.typeDisplay",
  "reports.scheme",
  "reports.logout",
  "reports.owned.undo",
  "reports.owned.failed",
  "heroStep.place",
  ...STANDING.map((key) => `steps.${key}`),
];

/** A screen with its language and its frame; only the texts that it names travel with it. */
export function Screen({ locale, groups = [], namespaces = [], toasts, children, ...frame }: ScreenProps) {
  const ofAdmins = namespaces.includes("admin");
  const files = ofAdmins ? namespaces : (["home", ...namespaces] as const);
  const ofViewer = ofAdmins ? ADMIN_GROUPS : PERSON_GROUPS;
  const messageGroups = [...COMMON_GROUPS, ...ofViewer, ...(toasts ? ["toasts"] : []), ...groups];
  const messagesJson = JSON.stringify(pageMessages(locale, messageGroups, files));
  preloadFonts(locale, "text");
  return (
    <LanguageProvider locale={locale} messagesJson={messagesJson} namespaces={["ui", ...files.map(fileOf)]}>
      <PageShell {...frame} menu={!ofAdmins}>
        {children}
      </PageShell>
      {toasts}
    </LanguageProvider>
  );
}
