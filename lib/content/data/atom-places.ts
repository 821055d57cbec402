import "server-only";
import { z } from "zod";
import { db } from "@/lib/platform/db/client";
import { toJson } from "@/lib/platform/db/json";
import { inTransaction } from "@/lib/platform/db/transaction";
import { noteTextsChanged } from "./texts-version";

const status = z.enum(["placeholder", "draft", "published"]);
const date = z.coerce.date();
/** A deleted text, as its row was; what the rules found is found again. */
const trashedAtom = z.object({
  ...{ id: z.string(), slug: z.string(), locale: z.string(), type: z.number(), state: z.string(), role: z.string() },
  ...{ position: z.number(), body: z.string(), status, translatedFrom: z.string().nullable() },
});
const action = z.enum(["ship", "draft", "translate", "write", "publish", "withdraw", "revert", "import"]);
const trashedRevision = z.object({
  ...{ id: z.string(), atomId: z.string(), action, body: z.string(), status, editedBy: z.string(), createdAt: date },
});
export type TrashedAtom = z.infer<typeof trashedAtom>;

/**
 * Deletes a text and keeps it with its history for 30 days. Returns false when it was changed since it was read.
 * @param seen `updatedAt` of the copy that the editor saw
 */
export async function trashAtom(id: string, seen: Date, deletedBy: string, deletedAt: Date): Promise<boolean> {
  const done = await inTransaction(async (tx) => {
    const atom = await tx.atom.findUnique({ where: { id, updatedAt: seen }, include: { revisions: true } });
    if (!atom) return false;
    const { revisions, ...row } = atom;
    const kept = { atom: toJson(toPlain(row)), revisions: revisions.map((each) => toJson(toPlain(each))) };
    await tx.atomTrash.upsert({
      where: { id },
      create: { id, slug: atom.slug, deletedBy, deletedAt, ...kept },
      update: { deletedBy, deletedAt, ...kept },
    });
    await tx.atom.delete({ where: { id } });
    return true;
  });
  noteTextsChanged();
  return done;
}

/** A row as plain JSON, its times as ISO texts. */
function toPlain(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}

/** Brings a deleted text back, at its place or, where that is taken, at the end. Returns null when there is none. */
export async function untrashAtom(id: string): Promise<TrashedAtom | null> {
  const restored = await inTransaction(async (tx) => {
    const kept = await tx.atomTrash.findUnique({ where: { id } });
    if (!kept) return null;
    const atom = trashedAtom.parse(kept.atom);
    const { slug, locale, type, state, role } = { ...atom, slug: kept.slug };
    const others = await tx.atom.findMany({ where: { slug, locale, type, state, role }, select: { position: true } });
    const taken = others.map(({ position }) => position);
    const position = taken.includes(atom.position) ? Math.max(...taken) + 1 : atom.position;
    await tx.atom.create({ data: { ...atom, slug, position } });
    await tx.atomRevision.createMany({ data: z.array(trashedRevision).parse(kept.revisions) });
    await tx.atomTrash.delete({ where: { id } });
    return { ...atom, slug, position };
  });
  noteTextsChanged();
  return restored;
}

/** A deleted text by its id; null where none can be brought back. */
export async function findTrash(id: string): Promise<TrashedAtom | null> {
  const kept = await (await db()).atomTrash.findUnique({ where: { id } });
  return kept && { ...trashedAtom.parse(kept.atom), slug: kept.slug };
}

/** The deleted texts of a slug that can be brought back, latest first. */
export async function findTrashed(
  slug: string,
): Promise<readonly (TrashedAtom & { readonly deletedBy: string; readonly deletedAt: Date })[]> {
  const rows = await (await db()).atomTrash.findMany({ where: { slug }, orderBy: { deletedAt: "desc" }, take: 500 });
  return rows.map(({ atom, deletedBy, deletedAt }) => ({ ...trashedAtom.parse(atom), deletedBy, deletedAt }));
}

/**
 * Gives texts of one cell new places, in this order.
 * @param places the ids, each with its new position
 */
export async function moveAtoms(places: readonly { readonly id: string; readonly position: number }[]): Promise<void> {
  await inTransaction(async (tx) => {
    // By way of places that nothing has: no two texts may have one place, not even for a moment.
    for (const [index, { id }] of places.entries())
      await tx.atom.update({ where: { id }, data: { position: -1 - index } });
    for (const { id, position } of places) await tx.atom.update({ where: { id }, data: { position } });
  });
  noteTextsChanged();
}
