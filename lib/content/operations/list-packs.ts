import "server-only";
import { findPackSlugs, findPacks, type StoredPack } from "../data/packs";
import { PACK_FILES } from "../domain/pack-files";
import type { PackListItem } from "../schema/packs";

/** A pack as a list shows it. */
export function packListItem({ manifest, createdAt, qa }: StoredPack): PackListItem {
  const { slug, domain, input, version } = manifest;
  return { slug, domain, input, version, createdAt: createdAt.toISOString(), files: [...PACK_FILES], qa };
}

/** Every pack with its files and its latest check, newest first. */
export async function listPacks(): Promise<PackListItem[]> {
  return (await findPacks()).map(packListItem);
}

/** The slugs of created packs, oldest first. */
export async function packSlugs(): Promise<string[]> {
  return (await findPackSlugs()).map(({ slug }) => slug);
}

/** The packs about two people, oldest first. */
export async function listMatchPacks(): Promise<{ slug: string; domain: string }[]> {
  return (await findPackSlugs()).filter(({ input }) => input === "pair").map(({ slug, domain }) => ({ slug, domain }));
}
