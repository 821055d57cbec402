import "server-only";
import type { RequestContext } from "@/lib/platform/http/context";
import { sha256Hex } from "@/lib/platform/tokens";
import { findAtoms, insertAtoms, oneOf } from "../data/atoms";
import { atomKeyId } from "../domain/atom";
import { cellId } from "../domain/coverage";
import { typeNumber } from "../domain/dimensions";
import type { TranslateInput } from "../schema/coverage";
import { checkAtoms } from "./check-atoms";
import { assertKnownSlug } from "./coverage";

/**
 * Puts a placeholder wherever the source language has a text and another one has nothing. A placeholder carries the
 * source between its marks, knows which text that was, and is no content until a person has written it.
 * Returns how many were made; a second time none.
 * @throws AppError not_found for a slug that there is not
 */
export async function translateAtoms({ ctx, input }: { ctx: RequestContext<unknown>; input: TranslateInput }) {
  const { slug, from = "en", to, type = [], state = [], role = [], onlyEmpty = false } = input;
  await assertKnownSlug(slug);
  const atoms = await findAtoms({
    ...{ slug, locale: { in: [from, ...to] } },
    ...{ type: oneOf(type.map(typeNumber)), state: oneOf(state), role: oneOf(role) },
  });
  const existing = new Set(atoms.map(atomKeyId));
  const filled = new Set(onlyEmpty ? atoms.map(cellId) : []);
  const sources = atoms.filter((atom) => atom.locale === from && atom.status !== "placeholder");
  const missing = [...new Set(to)].flatMap((locale) =>
    sources
      .filter((source) => !existing.has(atomKeyId({ ...source, locale })) && !filled.has(cellId({ ...source, locale })))
      .map(({ type, state, role, position, body }) => ({
        ...{ slug, locale, type, state, role, position },
        body: `[[${locale}]] ${body}`,
        status: "placeholder" as const,
        translatedFrom: sha256Hex(body),
      })),
  );
  const added = await insertAtoms(missing, { action: "translate", editedBy: "", createdAt: ctx.now });
  await checkAtoms();
  return { created: added.length };
}
