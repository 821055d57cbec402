import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { LanguageProvider } from "@/components/layout/language-provider";
import type { Locale } from "@/lib/platform/i18n/locales";
import admin from "@/messages/en/admin.json";
import blocks from "@/messages/en/blocks.json";
import hero from "@/messages/en/hero.json";
import hero1 from "@/messages/en/hero1.json";
import home from "@/messages/en/home.json";
import portraits from "@/messages/en/portraits.json";
import rheti from "@/messages/en/rheti.json";
import rheti1 from "@/messages/en/rheti1.json";
import state from "@/messages/en/state.json";
import subtypes from "@/messages/en/subtypes.json";
import ui from "@/messages/en/ui.json";

/** Every English text, as the translator takes it without a bundler. */
export const englishMessages = { ...ui, admin, rheti, rheti1, state, hero, hero1, home, blocks, subtypes, portraits };

const ENGLISH_JSON = JSON.stringify(englishMessages);

/** Renders with every English text and a fresh query client; the locale sets direction and formats. */
export function renderInLanguage(view: ReactElement, { locale = "en" }: { locale?: Locale } = {}): RenderResult {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <LanguageProvider locale={locale} messagesJson={ENGLISH_JSON}>
        {view}
      </LanguageProvider>
    </QueryClientProvider>,
  );
}
