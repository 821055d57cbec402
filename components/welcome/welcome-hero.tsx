import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { ArrowForwardIcon } from "@/components/ui/icons";
import type { Wording } from "./use-wording";

/** The way in, as the page's address of it. */
export const ENTRY_ID = "begin";

/** The promise of the theme, and the way to the form for those who see a small screen. */
export function WelcomeHero({ title, tagline, description }: Wording) {
  const t = useTranslations("welcome");
  return (
    <header className="stack lg:pt-6">
      <h1 className="text-[clamp(2.25rem,1.5rem+3vw,3.75rem)]">{title}</h1>
      <p className="lede">{tagline}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink href={`#${ENTRY_ID}`} size="lg">
          {t("start")}
          <ArrowForwardIcon />
        </ButtonLink>
        <a href="/login" className="link inline-flex min-h-11 items-center">
          {t("loginLink")}
        </a>
      </p>
      <p className="prose">{description}</p>
    </header>
  );
}
