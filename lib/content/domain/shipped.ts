import type { PersonalityType } from "@/lib/assessment/domain/types";
import type { ContentLocale } from "@/lib/platform/i18n/locales";
import type { ShippedAtom } from "./atom";

/** A content file: for each type, one text or a numbered series of texts by role. */
export interface ContentFile {
  readonly slug: string;
  readonly locale: ContentLocale;
  readonly types: ReadonlyMap<PersonalityType, Readonly<Record<string, string | readonly string[]>>>;
}

/** The atoms of a content file; a series becomes one atom for each place, from position 0. */
export function shippedAtoms({ slug, locale, types }: ContentFile): readonly ShippedAtom[] {
  return [...types].flatMap(([type, roles]) =>
    Object.entries(roles).flatMap(([role, text]) =>
      (typeof text === "string" ? [text] : text).map((body, position) => ({
        slug,
        locale,
        type,
        state: "",
        role,
        position,
        body,
      })),
    ),
  );
}
