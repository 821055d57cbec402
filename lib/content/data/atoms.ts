import "server-only";
import type { AtomAction, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { AtomStatus } from "../domain/atom";
import type { Cell } from "../domain/coverage";
import { noteTextsChanged } from "./texts-version";

const ATOM_FIELDS = {
  id: true,
  slug: true,
  locale: true,
  type: true,
  state: true,
  role: true,
  position: true,
  body: true,
  status: true,
  violations: true,
  translatedFrom: true,
  sourceHash: true,
  updatedAt: true,
} as const;

/** An atom as an editor sees it. */
export type StoredAtom = Prisma.AtomGetPayload<{ select: typeof ATOM_FIELDS }>;

/** The condition that a column has one of these values; an empty list means any. */
export const oneOf = <T>(list: readonly T[]) => (list.length > 0 ? { in: [...list] } : undefined);

export async function countAtoms(where: Prisma.AtomWhereInput): Promise<number> {
  return (await db()).atom.count({ where });
}

/** Atoms by a condition, in the order of their places; the first so many where a number is given. */
export async function findAtoms(where: Prisma.AtomWhereInput, take?: number): Promise<StoredAtom[]> {
  return (await db()).atom.findMany({
    where,
    ...(take !== undefined && { take }),
    select: ATOM_FIELDS,
    orderBy: [{ locale: "asc" }, { type: "asc" }, { state: "asc" }, { role: "asc" }, { position: "asc" }],
  });
}

export interface RevisionMeta {
  readonly action: Exclude<AtomAction, "ship">;
  readonly editedBy: string;
  readonly createdAt: Date;
}

export type NewAtom = Cell & {
  readonly position: number;
  readonly body: string;
  readonly status: AtomStatus;
  readonly translatedFrom?: string | null;
};

/** Inserts atoms into empty places, each with the first entry of its history. Returns what was inserted. */
export async function insertAtoms(atoms: readonly NewAtom[], change: RevisionMeta): Promise<readonly StoredAtom[]> {
  if (atoms.length === 0) return [];
  const inserted = await inTransaction(async (tx) => {
    const added = await tx.atom.createManyAndReturn({ data: [...atoms], skipDuplicates: true, select: ATOM_FIELDS });
    const history = added.map(({ id, body, status }) => ({ atomId: id, body, status, ...change }));
    await tx.atomRevision.createMany({ data: history });
    return added;
  });
  noteTextsChanged();
  return inserted;
}

export interface AtomEdit {
  readonly id: string;
  readonly body: string;
  readonly status: AtomStatus;
  /** `updatedAt` of the copy that the editor saw; another time means that somebody else changed it. */
  readonly expectedUpdatedAt: Date;
}

/** Updates all atoms or none, with history. Returns false when somebody else changed one of them. */
export async function updateAtoms(
  edits: readonly AtomEdit[],
  change: RevisionMeta,
  added: readonly NewAtom[] = [],
): Promise<boolean> {
  return inTransaction(
    async (tx) => {
      for (const { id, expectedUpdatedAt: seen, body, status } of edits) {
        const before = await tx.atom.findUnique({
          where: { id },
          include: { _count: { select: { revisions: true } } },
        });
        const { count } = await tx.atom.updateMany({
          where: { id, updatedAt: seen },
          data: { body, status, translatedFrom: null },
        });
        if (!before || count === 0) throw new StaleEditError();
        if (before._count.revisions === 0)
          await tx.atomRevision.create({
            data: {
              atomId: id,
              action: "ship",
              body: before.body,
              status: before.status,
              editedBy: "",
              createdAt: before.updatedAt,
            },
          });
        await tx.atomRevision.create({ data: { atomId: id, body, status, ...change } });
      }
      const created = await tx.atom.createManyAndReturn({ data: [...added], select: ATOM_FIELDS });
      await tx.atomRevision.createMany({
        data: created.map(({ id, body, status }) => ({ atomId: id, body, status, ...change })),
      });
      return true;
    },
    { timeout: 60_000 },
  )
    .catch((thrown) => {
      if (thrown instanceof StaleEditError) return false;
      throw thrown;
    })
    .finally(noteTextsChanged);
}

/** Rolls the transaction back. */
class StaleEditError extends Error {}

/** The history of atoms, latest first. */
export async function findRevisions(atomIds: readonly string[]) {
  return (await db()).atomRevision.findMany({
    where: { atomId: { in: [...atomIds] } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: 200,
  });
}

export async function findRevision(id: string) {
  return (await db()).atomRevision.findUnique({ where: { id } });
}
