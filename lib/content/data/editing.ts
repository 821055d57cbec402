import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import type { AtomStatus } from "../domain/atom";
import type { Cell } from "../domain/coverage";

const STORED = {
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
  updatedAt: true,
} as const;

/** An atom as an editor sees it. */
export type StoredAtom = Prisma.AtomGetPayload<{ select: typeof STORED }>;

/** The atoms that fit, in the order of their places. */
export async function storedAtoms(where: Prisma.AtomWhereInput): Promise<StoredAtom[]> {
  return (await db()).atom.findMany({
    where,
    select: STORED,
    orderBy: [{ locale: "asc" }, { type: "asc" }, { state: "asc" }, { role: "asc" }, { position: "asc" }],
  });
}

export interface Change {
  readonly action: "draft" | "translate" | "write" | "publish" | "withdraw" | "revert" | "import";
  readonly by: string;
  readonly at: Date;
}

export type NewAtom = Cell & {
  readonly position: number;
  readonly body: string;
  readonly status: AtomStatus;
  readonly translatedFrom?: string | null;
};

/** Adds atoms where nothing stands, each with the first entry of its history. Returns how many were added. */
export async function addAtoms(atoms: readonly NewAtom[], change: Change): Promise<readonly StoredAtom[]> {
  if (atoms.length === 0) return [];
  return (await db()).$transaction(async (tx) => {
    const added = await tx.atom.createManyAndReturn({ data: [...atoms], skipDuplicates: true, select: STORED });
    const history = added.map(({ id, body, status }) => ({ atomId: id, body, status, ...change }));
    await tx.atomRevision.createMany({ data: history });
    return added;
  });
}

export interface Edit {
  readonly id: string;
  readonly body: string;
  readonly status: AtomStatus;
  /** When the editor's copy was last changed; another time means that somebody else was there. */
  readonly seen: Date;
}

/** Changes atoms all or none, and keeps what stood before. Returns false when one was changed by somebody else. */
export async function changeAtoms(
  edits: readonly Edit[],
  change: Change,
  added: readonly NewAtom[] = [],
): Promise<boolean> {
  const client = await db();
  return client
    .$transaction(
      async (tx) => {
        for (const { id, seen, body, status } of edits) {
          const before = await tx.atom.findUnique({
            where: { id },
            include: { _count: { select: { revisions: true } } },
          });
          const { count } = await tx.atom.updateMany({
            where: { id, updatedAt: seen },
            data: { body, status, translatedFrom: null },
          });
          if (!before || count === 0) throw new StaleEdit();
          if (before._count.revisions === 0)
            await tx.atomRevision.create({
              data: {
                atomId: id,
                action: "ship",
                body: before.body,
                status: before.status,
                by: "",
                at: before.updatedAt,
              },
            });
          await tx.atomRevision.create({ data: { atomId: id, body, status, ...change } });
        }
        const created = await tx.atom.createManyAndReturn({ data: [...added], select: STORED });
        await tx.atomRevision.createMany({
          data: created.map(({ id, body, status }) => ({ atomId: id, body, status, ...change })),
        });
        return true;
      },
      { timeout: 60_000 },
    )
    .catch((thrown) => {
      if (thrown instanceof StaleEdit) return false;
      throw thrown;
    });
}

/** Ends a transaction whose ground has moved. */
class StaleEdit extends Error {}

/** The history of atoms, latest first. */
export async function revisionsOf(atomIds: readonly string[]) {
  return (await db()).atomRevision.findMany({
    where: { atomId: { in: [...atomIds] } },
    orderBy: [{ at: "desc" }, { id: "asc" }],
    take: 200,
  });
}

export async function findRevision(id: string) {
  return (await db()).atomRevision.findUnique({ where: { id } });
}
