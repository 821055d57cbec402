import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { countAtoms, findAtoms, updateAtoms } from "../data/atoms";
import { invalidateCheckResults } from "../data/check-results";
import { hasPlaceholder } from "../domain/brand-rules";
import { coverageType, typeNumber } from "../domain/dimensions";
import type { DraftsQuery, DraftsReply, PublishInput } from "../schema/coverage";
import { checkAtoms } from "./check-atoms";

/** The most drafts that are read at once. */
const DRAFTS_MAX = 200;

const oneOf = <T>(list: readonly T[]) => (list.length > 0 ? { in: [...list] } : undefined);

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
