import "server-only";
import { findAtoms } from "../data/atoms";
import { csvFile, type FileText, jsonFile } from "../domain/atom-file";
import type { ExportQuery } from "../schema/coverage";

/** The texts of a slug as a file for translators. */
export async function exportAtoms({ input }: { input: ExportQuery }) {
  const { slug, locale, format } = input;
  const atoms = await findAtoms({ slug, ...(locale.length > 0 && { locale: { in: [...locale] } }) });
  const texts = atoms.map(
    ({ locale: own, type, state, role, position, status, body }): FileText => ({
      ...{ locale: own, type, state, role, position, status, body },
    }),
  );
  const name = [slug, ...locale].join(".");
  return { name: `${name}.${format}`, format, text: (format === "csv" ? csvFile : jsonFile)(slug, texts) };
}
