import "server-only";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isPersonalityType, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { type ContentLocale, LOCALES } from "@/lib/platform/i18n/locales";
import type { ShippedAtom } from "../domain/atom";

/** A content file: for each type, one text or a numbered series of texts by role. */
interface ContentFile {
  readonly slug: string;
  readonly locale: ContentLocale;
  readonly types: ReadonlyMap<PersonalityType, Readonly<Record<string, string | readonly string[]>>>;
}

/** The atoms of a content file; a series becomes one atom for each place, from position 0. */
function shippedAtoms({ slug, locale, types }: ContentFile): readonly ShippedAtom[] {
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

const text = z.string().min(1);
const typeKey = z.coerce.number().refine((value): value is PersonalityType => isPersonalityType(value));

const contentFile = z.object({
  slug: text,
  locale: z.enum(LOCALES.map(({ content }) => content)),
  types: z
    .record(z.string(), z.record(z.string(), z.union([text, z.array(text).min(1)])))
    .transform((types) => new Map(Object.entries(types).map(([key, roles]) => [typeKey.parse(key), roles]))),
}) satisfies z.ZodType<ContentFile>;

function readFolder(folder: string): readonly ShippedAtom[] {
  if (!existsSync(/* turbopackIgnore: true */ folder)) return [];
  const files = readdirSync(/* turbopackIgnore: true */ folder).filter((name) => name.endsWith(".json"));
  return files.flatMap((name) =>
    shippedAtoms(contentFile.parse(JSON.parse(readFileSync(join(/* turbopackIgnore: true */ folder, name), "utf8")))),
  );
}

/**
 * The report texts that ship, from `prisma/content/{locale}/{slug}.json`; a language without a folder has none.
 * @throws ZodError when a file has another form (an unknown language, a type that is not 1 to 9, an empty text)
 * @throws SyntaxError when a file is no JSON
 */
export function readShipped(folder = join(process.cwd(), "prisma", "content")): readonly ShippedAtom[] {
  return LOCALES.flatMap(({ content }) => readFolder(join(/* turbopackIgnore: true */ folder, content)));
}
