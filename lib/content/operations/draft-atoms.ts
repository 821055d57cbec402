import "server-only";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import type { RequestContext } from "@/lib/platform/http/context";
import { type ContentLocale, LOCALES } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { addAtoms, storedAtoms } from "../data/editing";
import { composeDraft, type KnownTexts } from "../domain/compose-draft";
import { COVERAGE_SLUGS, COVERAGE_STATES, NO_STATE, typeNumber } from "../domain/dimensions";
import { DEPTH_SLUG } from "../domain/slugs";
import type { DraftInput } from "../schema";
import { assertPlace } from "./assert-place";
import { judgeAtoms } from "./judge-atoms";

/** Published texts about a type in a language, to compose drafts from. */
async function knownTexts(locale: ContentLocale, type: PersonalityType): Promise<KnownTexts> {
  const slug = { in: [DEPTH_SLUG, "general", "leadership", "love"] };
  const atoms = await storedAtoms({ slug, locale, type, state: NO_STATE, status: "published" });
  return (from, role) => atoms.filter((atom) => atom.slug === from && atom.role === role).map(({ body }) => body);
}

/** The sentences that bend a draft to its slug and its state. */
function frame(locale: ContentLocale, slug: string, state: string) {
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
  const { slug, locale, role, state = NO_STATE, count } = input;
  await assertPlace({ slug, role, state });
  const type = typeNumber(input.type);
  const cell = { slug, locale, type, state, role };
  const standing = await storedAtoms(cell);
  const drafted = standing.filter(({ status }) => status === "draft").length;
  const known = await knownTexts(locale, type);
  const next = Math.max(-1, ...standing.map(({ position }) => position)) + 1;
  const atoms = Array.from({ length: Math.max(0, count - drafted) }, (_, index) => {
    const body = composeDraft({ role, variant: drafted + index, known, ...frame(locale, slug, state) });
    return body === null ? [] : [{ ...cell, position: next + index, body, status: "draft" as const }];
  }).flat();
  const added = await addAtoms(atoms, { action: "draft", by: "", at: ctx.now });
  await judgeAtoms();
  return { added: added.length };
}
