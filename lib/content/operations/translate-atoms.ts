import "server-only";
import type { RequestContext } from "@/lib/platform/http/context";
import { addAtoms, storedAtoms } from "../data/editing";
import { atomKeyId } from "../domain/atom";
import type { TranslateInput } from "../schema";
import { assertSlug } from "./assert-place";
import { fingerprint, judgeAtoms } from "./judge-atoms";

/**
 * Puts a placeholder wherever the source language has a text and another one has nothing. A placeholder carries the
 * source between its marks, knows which text that was, and is no content until a person has written it.
 * Returns how many were made; a second time none.
 * @throws AppError not_found for a slug that there is not
 */
export async function translateAtoms({ ctx, input }: { ctx: RequestContext<unknown>; input: TranslateInput }) {
  const { slug, from, to } = input;
  await assertSlug(slug);
  const atoms = await storedAtoms({ slug, locale: { in: [from, ...to] } });
  const taken = new Set(atoms.map(atomKeyId));
  const sources = atoms.filter((atom) => atom.locale === from && atom.status !== "placeholder");
  const missing = [...new Set(to)].flatMap((locale) =>
    sources
      .filter((source) => !taken.has(atomKeyId({ ...source, locale })))
      .map(({ type, state, role, position, body }) => ({
        ...{ slug, locale, type, state, role, position },
        body: `[[${locale}]] ${body}`,
        status: "placeholder" as const,
        translatedFrom: fingerprint(body),
      })),
  );
  const added = await addAtoms(missing, { action: "translate", by: "", at: ctx.now });
  await judgeAtoms();
  return { created: added.length };
}
