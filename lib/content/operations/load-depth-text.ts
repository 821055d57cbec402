import "server-only";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { publishedAtoms } from "../data";
import { DEPTH_SLUG, type DepthRole } from "../domain/slugs";

/** One published text about a type, in the language itself; null where the language lacks it. */
export async function loadDepthText(locale: Locale, type: PersonalityType, role: DepthRole): Promise<string | null> {
  const atoms = await publishedAtoms([DEPTH_SLUG], [localeInfo(locale).content], type);
  return atoms.find((atom) => atom.role === role)?.body ?? null;
}
