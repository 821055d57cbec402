"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { ArrowForwardIcon } from "@/components/ui/icons";
import { BRAND } from "@/lib/platform/brand";
import { reportViewUrl } from "@/lib/reports/domain/report-urls";
import { FirstPair } from "./first-pair";
import type { Visit } from "./use-visit";

interface HeroText {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
}

/** Title, tagline and description of the theme; an organisation's invitation has its own title and description. */
export function useHeroText({ theme, corporate }: Pick<Visit, "theme" | "corporate">): HeroText {
  const t = useTranslations();
  const words = theme
    ? {
        title: t(`welcome.themes.${theme}.title`, { brand: BRAND }),
        tagline: t(`welcome.themes.${theme}.tagline`),
        description: t(`welcome.themes.${theme}.description`),
      }
    : {
        title: t("header.title", { brand: BRAND }),
        tagline: t("header.tagline"),
        description: t("description.heroMoments"),
      };
  if (!corporate) return words;
  return { ...words, title: t("welcome.corporateAccess.title"), description: t("welcome.corporateAccess.description") };
}

/** The id of the form, to which the start button links. */
export const AUTH_CARD_ID = "begin";

interface HeroProps extends HeroText, Pick<Visit, "theme"> {
  readonly signedIn: boolean;
}

/** The type of the sample report. */
const SAMPLE_TYPE = 4;

/** Title and texts of the theme, and a link to the form, which a small screen shows further down. */
export function WelcomeHero({ title, tagline, description, theme, signedIn }: HeroProps) {
  const t = useTranslations("welcome");
  return (
    <header className="stack lg:pt-6">
      <h1 className="text-[clamp(2.25rem,1.5rem+3vw,3.75rem)]">{title}</h1>
      <p className="lede">{tagline}</p>
      {!signedIn && <p className="text-ink-soft">{t("cost")}</p>}
      {!signedIn && <FirstPair />}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink href={`#${AUTH_CARD_ID}`} size="lg">
          {t(signedIn ? "goToMine" : "start")}
          <ArrowForwardIcon />
        </ButtonLink>
        <a href={signedIn ? "/reports" : "/login"} className="link inline-flex min-h-11 items-center">
          {t(signedIn ? "loginLink" : "logIn")}
        </a>
      </p>
      <p className="prose">{description}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <a href="/types" className="link inline-flex min-h-11 items-center">
          {t("typesLink")}
        </a>
        <a href={reportViewUrl(theme ?? "standard", SAMPLE_TYPE)} className="link inline-flex min-h-11 items-center">
          {t("sampleLink")}
        </a>
      </p>
    </header>
  );
}

const FACTS = ["time", "report", "certainty"] as const;

/** What a visitor spends, gets, and may expect of the result. */
export function WelcomeFacts() {
  const t = useTranslations("welcome.facts");
  return (
    <section className="stack">
      <h2 className="text-[1.375rem]">{t("title")}</h2>
      <dl className="grid gap-5">
        {FACTS.map((fact) => (
          <div key={fact} className="border-s-2 border-accent ps-4">
            <dt className="font-semibold">{t(`${fact}Title`)}</dt>
            <dd className="text-ink-soft">{t(fact)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
