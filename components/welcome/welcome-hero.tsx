"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
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

/** The ids to which the first button links: the form of visitors, and where somebody who is remembered stands. */
export const AUTH_CARD_ID = "begin";
export const HOME_ID = "mine";

interface HeroProps extends HeroText, Pick<Visit, "theme"> {
  /** For whom it speaks; for both as long as only the document's mark tells them apart. */
  readonly forKnown: boolean;
  readonly forVisitors: boolean;
}

/** The two ways on: of somebody who is remembered, or of visitors. */
function Ways({ known }: { known: boolean }) {
  const t = useTranslations("welcome");
  return (
    <p className={classes("welcome-ways", known ? "for-known" : "for-visitors")}>
      <ButtonLink href={`#${known ? HOME_ID : AUTH_CARD_ID}`} size="lg">
        {t(known ? "goToMine" : "start")}
        <ArrowForwardIcon />
      </ButtonLink>
      <a href={known ? "/reports" : "/login"} className="link inline-flex min-h-11 items-center">
        {t(known ? "loginLink" : "logIn")}
      </a>
    </p>
  );
}

/** The type of the sample report. */
const SAMPLE_TYPE = 4;

/** Title and texts of the theme, and a link to the form, which a small screen shows further down. */
export function WelcomeHero({ title, tagline, description, theme, forKnown, forVisitors }: HeroProps) {
  const t = useTranslations("welcome");
  return (
    <header className="stack lg:pt-6">
      <h1 className="text-[clamp(2.25rem,1.5rem+3vw,3.75rem)]">{title}</h1>
      <p className="lede">{tagline}</p>
      {forVisitors && (
        <>
          <p className="for-visitors text-ink-soft">{t("cost")}</p>
          <FirstPair />
          <Ways known={false} />
        </>
      )}
      {forKnown && <Ways known />}
      <p className="prose">{description}</p>
      <p className="welcome-ways">
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
