import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { ContentLocale } from "@/lib/platform/i18n/locales";
import type { ShippedAtom } from "./atom";
import { CHAPTER_ROLES, type ChapterRole } from "./slugs";

/** What a pack has to say about one type: its published texts, and what is not written yet. */
export interface PackTexts {
  readonly type: PersonalityType;
  readonly texts: Readonly<Record<ChapterRole, string | null>>;
  readonly missing: readonly ChapterRole[];
  /** True when at least one text is in English because the language lacks it. */
  readonly fallback: boolean;
}

const SOURCE_LOCALE: ContentLocale = "en";

/** Picks a type's texts of one slug: in the language, else in English, else none. A series is one text. */
export function packTexts(
  atoms: readonly Omit<ShippedAtom, "state">[],
  slug: string,
  locale: ContentLocale,
  type: PersonalityType,
): PackTexts {
  const pick = (role: ChapterRole, language: ContentLocale): string | null => {
    const found = atoms
      .filter((atom) => atom.slug === slug && atom.type === type && atom.role === role && atom.locale === language)
      .sort((a, b) => a.position - b.position);
    return found.length > 0 ? found.map(({ body }) => body).join("\n\n") : null;
  };
  const own = CHAPTER_ROLES.map((role) => [role, pick(role, locale)] as const);
  const texts = own.map(([role, text]) => [role, text ?? pick(role, SOURCE_LOCALE)] as const);
  return {
    type,
    texts: Object.fromEntries(texts) as Record<ChapterRole, string | null>,
    missing: texts.filter(([, text]) => text === null).map(([role]) => role),
    fallback: texts.some(([role, text]) => text !== null && own.find(([each]) => each === role)?.[1] === null),
  };
}
