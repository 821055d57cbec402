import "server-only";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { type ContentLocale, LOCALES } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { countAtoms, findAtoms, insertAtoms, oneOf, updateAtoms } from "../data/atoms";
import { invalidateCheckResults } from "../data/check-results";
import { hasPlaceholder } from "../domain/brand-rules";
import { composeDraft, type TextLookup } from "../domain/compose-draft";
import { COVERAGE_SLUGS, COVERAGE_STATES, coverageType, NO_STATE, typeNumber } from "../domain/dimensions";
import { DEPTH_SLUG } from "../domain/slugs";
import type { DraftInput, DraftsQuery, DraftsReply, PublishInput } from "../schema/coverage";
import { checkAtoms } from "./check-atoms";
import { assertCell } from "./coverage";

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

/** The most drafts that are read at once. */
const DRAFTS_MAX = 200;

/** The drafts in the chosen cells, each with its English source and what the rules say; the first 200 and how many there are. */
export async function listDrafts({ input }: { input: DraftsQuery }): Promise<DraftsReply> {
  await checkAtoms();
  const { slug, locale, type, state, role } = input;
  const places = {
    ...{ slug: { in: slug }, locale: oneOf(locale), type: oneOf(type.map(typeNumber)) },
    ...{ state: oneOf(state.map((each) => (each === "none" ? "" : each))), role: oneOf(role) },
  };
  const where = { ...places, status: "draft" as const };
  const [count, shown] = [await countAtoms(where), await findAtoms(where, DRAFTS_MAX)];
  const cells = [
    ...new Map(
      shown.map(({ slug: own, type, state: mood, role: part }) => [
        [own, type, mood, part].join("\n"),
        { slug: own, type, state: mood, role: part },
      ]),
    ).values(),
  ];
  const sources = await findAtoms({ locale: "en", status: { not: "placeholder" }, OR: cells });
  const keyOf = (atom: (typeof shown)[number]) =>
    [atom.slug, atom.type, atom.state, atom.role, atom.position].join("\n");
  const english = new Map(sources.map((atom) => [keyOf(atom), atom.body]));
  return {
    count,
    drafts: shown.map((atom) => ({
      ...{ id: atom.id, slug: atom.slug, locale: atom.locale, type: coverageType(atom.type), state: atom.state },
      ...{ role: atom.role, position: atom.position, body: atom.body, violations: [...atom.violations] },
      updatedAt: atom.updatedAt.toISOString(),
      source: atom.locale === "en" ? null : (english.get(keyOf(atom)) ?? null),
    })),
  };
}

/**
 * Publishes drafts, all or none, each as it was read.
 * @throws AppError not_found; conflict when somebody else changed one of them; invalid_input when one is a placeholder
 */
export async function publishDrafts({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: PublishInput;
}): Promise<{ published: number }> {
  const seen = new Map(input.drafts.map((draft) => [draft.id, draft.seen]));
  const atoms = await findAtoms({ id: { in: [...seen.keys()] } });
  if (atoms.length !== seen.size) throw new AppError("not_found");
  if (atoms.some(({ body, status }) => status === "placeholder" || hasPlaceholder(body)))
    throw new AppError("invalid_input", { messageKey: "placeholderPublished" });
  const edits = atoms.map(({ id, body }) => ({
    ...{ id, body, status: "published" as const, expectedUpdatedAt: new Date(seen.get(id) ?? 0) },
  }));
  const done = await updateAtoms(edits, { action: "publish", editedBy: input.by, createdAt: ctx.now });
  if (!done) throw new AppError("conflict");
  await invalidateCheckResults(atoms);
  await checkAtoms();
  return { published: atoms.length };
}
