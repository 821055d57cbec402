"use client";

import { useTranslations } from "next-intl";
import { BRAND } from "@/lib/platform/brand";
import type { Visit } from "./use-visit";

export interface Wording {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
}

/** Title, tagline and description of the theme; an organisation's invitation has its own title and description. */
export function useWording({ theme, corporate }: Pick<Visit, "theme" | "corporate">): Wording {
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
