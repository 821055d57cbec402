import "server-only";
import { db } from "@/lib/platform/db/client";
import { toJson } from "@/lib/platform/db/json";
import { AppError, errorCode } from "@/lib/platform/errors/app-error";
import type { ContentLocale } from "@/lib/platform/i18n/locales";
import type { PackAtom } from "../domain/pack-files";
import { type PackInput, slugKey } from "../domain/pack-form";
import type { PackBridge, PackManifest } from "../domain/pack-manifest";
import type { QaResult } from "../domain/pack-qa";
import { type PackQaRun, packBridge, packManifest, packQaRun } from "../schema/packs";

export interface StoredPack {
  readonly id: string;
  readonly slug: string;
  readonly manifest: PackManifest;
  readonly bridge: PackBridge;
  readonly createdAt: Date;
  readonly qa: PackQaRun | null;
}

const withLatestQa = { qaRuns: { orderBy: { createdAt: "desc" }, take: 1 } } as const;

interface PackRow extends Omit<StoredPack, "manifest" | "bridge" | "qa"> {
  readonly manifest: unknown;
  readonly bridge: unknown;
  readonly qaRuns: readonly { readonly createdAt: Date; readonly result: unknown }[];
}

function toPack({ id, slug, manifest, bridge, createdAt, qaRuns: [run] }: PackRow): StoredPack {
  const qa = run ? packQaRun.parse({ at: run.createdAt.toISOString(), result: run.result }) : null;
  return { id, slug, manifest: packManifest.parse(manifest), bridge: packBridge.parse(bridge), createdAt, qa };
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
    return toPack(row);
  } catch (cause) {
    if (errorCode(cause) === "P2002") throw new AppError("conflict", { messageKey: "packSlugTaken", cause });
    throw cause;
  }
}

/** The pack of a slug, upper or lower case, with its latest check; null when there is none. */
export async function findPack(slug: string): Promise<StoredPack | null> {
  const row = await (await db()).pack.findUnique({ where: { slugKey: slugKey(slug) }, include: withLatestQa });
  return row && toPack(row);
}

/** Every pack with its latest check, newest first. */
export async function findPacks(): Promise<StoredPack[]> {
  const rows = await (await db()).pack.findMany({ include: withLatestQa, orderBy: { createdAt: "desc" } });
  return rows.map(toPack);
}

/** The slugs of all packs as they were given, oldest first, with what each takes in. */
export async function findPackSlugs(): Promise<{ slug: string; domain: string; input: PackInput }[]> {
  const select = { slug: true, domain: true, input: true } as const;
  return (await db()).pack.findMany({ select, orderBy: { createdAt: "asc" } });
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
