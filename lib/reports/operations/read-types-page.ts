import { TYPE_SUBJECTS } from "@/lib/assessment/domain/instrument/type-paths";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { ShippedAtom } from "@/lib/content/domain/atom";
import { reportTexts } from "@/lib/content/domain/report-texts";
import { readShipped } from "@/lib/content/operations/read-shipped";
import { BRAND } from "@/lib/platform/brand";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { reportFormat } from "../domain/report-input";
import {
  pairPage,
  type TypesArticle,
  type TypesInput,
  type TypesListPage,
  typePage,
  typesListPage,
} from "../domain/types/type-pages";

let shipped: readonly ShippedAtom[] | null = null;

/** The texts that ship: these pages are made with the build, where no database is. */
function textsOf(locale: Locale, type: PersonalityType) {
  shipped ??= readShipped();
  return reportTexts(shipped, localeInfo(locale).content, type, "standard");
}

function inputIn(locale: Locale): TypesInput {
  const info = localeInfo(locale);
  // No date stands on these pages.
  return { locale: info, brand: BRAND, t: translator(locale), format: reportFormat(info.tag), generatedAt: "" };
}

/** The page that leads to all others about the types, in a language. */
export function readTypesList(locale: Locale): TypesListPage {
  const taglines = PERSONALITY_TYPES.map((type) => textsOf(locale, type).depth.tagline);
  return typesListPage(inputIn(locale), taglines);
}

/** The page below `/types/` with this last part (`4`, `4-or-9`), in a language; null where there is none. */
export function readTypesArticle(locale: Locale, slug: string): TypesArticle | null {
  const subject = TYPE_SUBJECTS.get(slug);
  if (!subject) return null;
  const input = inputIn(locale);
  return "type" in subject
    ? typePage(input, subject.type, textsOf(locale, subject.type))
    : pairPage(input, subject.pair);
}
