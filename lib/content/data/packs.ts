import "server-only";
import { db } from "@/lib/platform/db/client";
import { toJson } from "@/lib/platform/db/json";
import { inTransaction } from "@/lib/platform/db/transaction";
import { AppError, errorCode, UNIQUE_VIOLATION } from "@/lib/platform/errors/app-error";
import type { ContentLocale } from "@/lib/platform/i18n/locales";
import type { PackAtom } from "../domain/pack-files";
import { type PackInput, slugKey } from "../domain/pack-form";
import type { PackBridge, PackManifest } from "../domain/pack-manifest";
import type { QaResult } from "../domain/pack-qa";
import { type PackQaRun, packBridge, packManifest, packQaRun } from "../schema/packs";
import { noteTextsChanged } from "./texts-version";

export interface StoredPack {
  readonly id: string;
  readonly slug: string;
  readonly manifest: PackManifest;
  readonly bridge: PackBridge;
  readonly createdAt: Date;
  readonly releasedAt: Date | null;
  readonly hiddenAt: Date | null;
  readonly deletedAt: Date | null;
  readonly qa: PackQaRun | null;
}

const withLatestQa = { qaRuns: { orderBy: { createdAt: "desc" }, take: 1 } } as const;

interface PackRow extends Omit<StoredPack, "manifest" | "bridge" | "qa"> {
  readonly manifest: unknown;
  readonly bridge: unknown;
  readonly qaRuns: readonly { readonly createdAt: Date; readonly result: unknown }[];
}

function toPack({ id, manifest, bridge, qaRuns: [run], ...row }: PackRow): StoredPack {
  const qa = run ? packQaRun.parse({ at: run.createdAt.toISOString(), result: run.result }) : null;
  const { slug, createdAt, releasedAt, hiddenAt, deletedAt } = row;
  const state = { createdAt, releasedAt, hiddenAt, deletedAt, qa };
  return { id, slug, manifest: packManifest.parse(manifest), bridge: packBridge.parse(bridge), ...state };
}

/** Inserts a pack. @throws AppError conflict when another one has the slug. */
export async function insertPack(manifest: PackManifest, bridge: PackBridge): Promise<StoredPack> {
  const { slug, domain, input, version, created } = manifest;
  try {
    const row = await (await db()).pack.create({
      data: {
        slug,
        slugKey: slugKey(slug),
        domain,
        input,
        version,
        manifest: toJson(manifest),
        bridge: toJson(bridge),
        createdAt: new Date(created),
      },
      include: withLatestQa,
    });
    noteTextsChanged();
    return toPack(row);
  } catch (cause) {
    if (errorCode(cause) === UNIQUE_VIOLATION) throw new AppError("conflict", { messageKey: "packSlugTaken", cause });
    throw cause;
  }
}

/** The pack of a slug, upper or lower case, with its latest check, also one that was deleted; null when there is none. */
export async function findPackOrDeleted(slug: string): Promise<StoredPack | null> {
  const row = await (await db()).pack.findUnique({ where: { slugKey: slugKey(slug) }, include: withLatestQa });
  return row && toPack(row);
}

/** The same without those that were deleted. */
export async function findPack(slug: string): Promise<StoredPack | null> {
  const pack = await findPackOrDeleted(slug);
  return pack?.deletedAt ? null : pack;
}

export interface PackChange {
  readonly slug: string;
  readonly domain: string;
  readonly input: PackInput;
  readonly releasedAt: Date | null;
  readonly hiddenAt: Date | null;
}

/**
 * Changes a pack; with another slug its texts, those that were deleted and the counts of its holes go along.
 * @throws AppError conflict when another pack, or another slug's text, has the new slug.
 */
export async function updatePack(pack: StoredPack, change: PackChange): Promise<void> {
  const { slug, domain, input, ...state } = change;
  const version = pack.manifest.version + 1;
  const [manifest, bridge] = [
    { ...pack.manifest, slug, domain, input, version },
    { ...pack.bridge, slug },
  ];
  const data = { slug, slugKey: slugKey(slug), domain, input, version, ...state };
  try {
    await inTransaction(async (tx) => {
      await tx.pack.update({
        where: { id: pack.id },
        data: { ...data, manifest: toJson(manifest), bridge: toJson(bridge) },
      });
      if (slug === pack.slug) return;
      const from = { where: { slug: pack.slug }, data: { slug } };
      await tx.atom.updateMany(from);
      await tx.atomTrash.updateMany(from);
      await tx.atomDemand.deleteMany({ where: { slug } });
      await tx.atomDemand.updateMany(from);
    });
  } catch (cause) {
    if (errorCode(cause) === "P2002") throw new AppError("conflict", { messageKey: "packSlugTaken", cause });
    throw cause;
  }
  noteTextsChanged();
}

/** Marks a pack as deleted at a time, or takes that back. */
export async function setPackDeleted(pack: StoredPack, deletedAt: Date | null): Promise<void> {
  await (await db()).pack.update({ where: { id: pack.id }, data: { deletedAt } });
  noteTextsChanged();
}

/** Deletes for good what was deleted before a time: packs with all that is theirs, and single texts. */
export async function purgeDeleted(before: Date): Promise<number> {
  const where = { deletedAt: { lt: before } };
  return inTransaction(async (tx) => {
    const packs = await tx.pack.findMany({ where, select: { id: true, slug: true } });
    const slug = { in: packs.map((pack) => pack.slug) };
    await tx.atom.deleteMany({ where: { slug } });
    await tx.atomTrash.deleteMany({ where: { OR: [{ slug }, where] } });
    await tx.atomDemand.deleteMany({ where: { slug } });
    await tx.pack.deleteMany({ where: { id: { in: packs.map(({ id }) => id) } } });
    return packs.length;
  });
}

/** Every pack with its latest check, newest first, also those that were deleted. */
export async function findPacks(): Promise<StoredPack[]> {
  const rows = await (await db()).pack.findMany({ include: withLatestQa, orderBy: { createdAt: "desc" } });
  return rows.map(toPack);
}

/** The slugs of all packs as they were given, oldest first, and whether each was deleted. */
export async function findPackSlugs(): Promise<{ slug: string; deletedAt: Date | null }[]> {
  const select = { slug: true, deletedAt: true } as const;
  return (await db()).pack.findMany({ select, orderBy: { createdAt: "asc" } });
}

/** When a text of each of these slugs was last written, moved or deleted; a slug without texts is absent. */
export async function findTextChanges(slugs: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const where = { slug: { in: [...slugs] } };
  const client = await db();
  const [written, deleted] = await Promise.all([
    client.atom.groupBy({ by: ["slug"], where, _max: { updatedAt: true } }),
    client.atomTrash.groupBy({ by: ["slug"], where, _max: { deletedAt: true } }),
  ]);
  const latest = new Map<string, Date>();
  for (const { slug, at } of [
    ...written.map(({ slug, _max }) => ({ slug, at: _max.updatedAt })),
    ...deleted.map(({ slug, _max }) => ({ slug, at: _max.deletedAt })),
  ])
    if (at && at > (latest.get(slug) ?? new Date(0))) latest.set(slug, at);
  return latest;
}

/** The texts of a slug in every language and status, in the order of a file. */
export async function findAtomsOfSlug(slug: string): Promise<readonly PackAtom[]> {
  const rows = await (await db()).atom.findMany({
    where: { slug },
    orderBy: [{ locale: "asc" }, { type: "asc" }, { role: "asc" }, { state: "asc" }, { position: "asc" }],
    select: { locale: true, type: true, state: true, role: true, position: true, status: true, body: true },
  });
  return rows.map((row) => ({
    ...row,
    locale: row.locale as ContentLocale,
  }));
}

/** Stores the result of a check of a pack. */
export async function insertQaRun(packId: string, createdAt: Date, result: QaResult): Promise<void> {
  await (await db()).packQaRun.create({
    data: { packId, createdAt, result: toJson(result) },
  });
}
