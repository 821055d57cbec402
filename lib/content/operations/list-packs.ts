import "server-only";
import { findPacks, type StoredPack } from "../data/packs";
import { PACK_FILES } from "../domain/pack-files";
import type { PackInput } from "../domain/pack-form";
import { isPublicPack } from "../domain/pack-qa";
import type { PackListItem, PackListReply } from "../schema/packs";

/** A pack as a list shows it. */
export function packListItem(pack: StoredPack): PackListItem {
  const { manifest, createdAt, releasedAt, hiddenAt, deletedAt, qa } = pack;
  const { slug, domain, input, version } = manifest;
  return {
    ...{ slug, domain, input, version, qa },
    createdAt: createdAt.toISOString(),
    files: [...PACK_FILES],
    isPublic: isPublicPack(pack),
    released: releasedAt !== null,
    hidden: hiddenAt !== null,
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

/** Every pack with its files and its latest check, newest first; those that were deleted apart. */
export async function listPacks(): Promise<PackListReply> {
  const packs = (await findPacks()).map(packListItem);
  return {
    packs: packs.filter(({ deletedAt }) => deletedAt === null),
    deleted: packs.filter(({ deletedAt }) => deletedAt !== null),
  };
}

/** The packs that everybody may open, about one person or about two, oldest first. */
export async function listPublicPacks(wanted: PackInput): Promise<{ slug: string; domain: string }[]> {
  const packs = (await findPacks()).filter((pack) => isPublicPack(pack) && pack.manifest.input === wanted);
  return packs.map(({ manifest: { slug, domain } }) => ({ slug, domain })).reverse();
}
