import "server-only";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isPersonalityType, type PersonalityType } from "@/lib/assessment/domain/types";
import { LOCALES } from "@/lib/platform/i18n/locales";
import type { ShippedAtom } from "../domain/atom";
import { type ContentFile, shippedAtoms } from "../domain/shipped";

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
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return files.flatMap((name) => shippedAtoms(contentFile.parse(JSON.parse(readFileSync(join(folder, name), "utf8")))));
}

/**
 * The report texts that ship, from `prisma/content/{locale}/{slug}.json`; a language without a folder has none.
 * @throws ZodError when a file has another form (an unknown language, a type that is not 1 to 9, an empty text)
 * @throws SyntaxError when a file is no JSON
 */
export function readShipped(folder = join(process.cwd(), "prisma", "content")): readonly ShippedAtom[] {
  return LOCALES.flatMap(({ content }) => readFolder(join(folder, content)));
}
