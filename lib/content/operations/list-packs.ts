import "server-only";
import { allPacks, packSlugRows, type StoredPack } from "../data/packs";
import { PACK_FILES } from "../domain/pack-files";
import type { PackListItem } from "../schema";

/** How a pack stands in a list. */
export function packListItem({ manifest, createdAt, qa }: StoredPack): PackListItem {
  const { slug, domain, input, version } = manifest;
  return { slug, domain, input, version, createdAt: createdAt.toISOString(), files: [...PACK_FILES], qa };
}

/** Every pack with its files and its latest check, newest first. */
export async function listPacks(): Promise<PackListItem[]> {
  return (await allPacks()).map(packListItem);
}

/** The slugs of created packs, oldest first. */
export async function packSlugs(): Promise<string[]> {
  return (await packSlugRows()).map(({ slug }) => slug);
}

/** The packs about two people, oldest first. */
export async function pairPacks(): Promise<{ slug: string; domain: string }[]> {
  return (await packSlugRows()).filter(({ input }) => input === "pair").map(({ slug, domain }) => ({ slug, domain }));
}
