import "server-only";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { RequestContext } from "@/lib/platform/http/context";
import { type ContentLocale, LOCALES } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { findAtoms, insertAtoms } from "../data/atoms";
import { composeDraft, type TextLookup } from "../domain/compose-draft";
import { COVERAGE_SLUGS, COVERAGE_STATES, NO_STATE, typeNumber } from "../domain/dimensions";
import { DEPTH_SLUG } from "../domain/slugs";
import type { DraftInput } from "../schema/coverage";
import { assertCell } from "./assert-cell";
import { checkAtoms } from "./check-atoms";

/** Published texts about a type in a language, to compose drafts from. */
async function loadTextLookup(locale: ContentLocale, type: PersonalityType): Promise<TextLookup> {
  const slug = { in: [DEPTH_SLUG, "general", "leadership", "love"] };
  const atoms = await findAtoms({ slug, locale, type, state: NO_STATE, status: "published" });
  return (from, role) => atoms.filter((atom) => atom.slug === from && atom.role === role).map(({ body }) => body);
}

/** The sentences that bend a draft to its slug and its state. */
function framingSentences(locale: ContentLocale, slug: string, state: string) {
  const t = translator(LOCALES.find(({ content }) => content === locale)?.code ?? "en");
  const lens = COVERAGE_SLUGS.find((each) => each === slug) ?? "other";
  const mood = COVERAGE_STATES.find((each) => each === state);
  return { lens: t(`admin.drafts.lens.${lens}`), mood: mood ? t(`admin.drafts.mood.${mood}`) : null };
}

/**
 * Adds first drafts to a cell, after whatever stands there, until it holds `count` drafts; so a request that is
 * sent again adds nothing. Returns how many were added.
 * @throws AppError not_found and invalid_input as for any place
 */
export async function draftAtoms({ ctx, input }: { ctx: RequestContext<unknown>; input: DraftInput }) {
  const { slug, locale, role, state = NO_STATE, count = 3, onlyEmpty = false } = input;
  await assertCell({ slug, role, state });
  const type = typeNumber(input.type);
  const cell = { slug, locale, type, state, role };
  const existing = await findAtoms(cell);
  if (onlyEmpty && existing.length > 0) return { added: 0 };
  const draftCount = existing.filter(({ status }) => status === "draft").length;
  const known = await loadTextLookup(locale, type);
  const nextPosition = Math.max(-1, ...existing.map(({ position }) => position)) + 1;
  const atoms = Array.from({ length: Math.max(0, count - draftCount) }, (_, index) => {
    const body = composeDraft({ role, variant: draftCount + index, known, ...framingSentences(locale, slug, state) });
    return body === null ? [] : [{ ...cell, position: nextPosition + index, body, status: "draft" as const }];
  }).flat();
  const added = await insertAtoms(atoms, { action: "draft", editedBy: "", createdAt: ctx.now });
  await checkAtoms();
  return { added: added.length };
}
