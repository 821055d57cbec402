import "server-only";
import { strToU8, zipSync } from "fflate";
import { AppError } from "@/lib/platform/errors/app-error";
import { findAtomsOfSlug, findPack } from "../data/packs";
import { PACK_FILES, type PackContents, type PackFileName, packFile } from "../domain/pack-files";

/** What a pack's files are made of at this moment. @throws AppError not_found when there is no such pack. */
async function packContents(slug: string, now: Date): Promise<PackContents> {
  const pack = await findPack(slug);
  if (!pack) throw new AppError("not_found");
  const { manifest, bridge, qa } = pack;
  return { manifest, bridge, atoms: await findAtomsOfSlug(pack.slug), qa, readAt: now.toISOString() };
}

/** One file of a pack. @throws AppError not_found */
export async function readPackFile(
  slug: string,
  name: PackFileName,
  now: Date,
): Promise<{ name: string; text: string }> {
  const contents = await packContents(slug, now);
  return { name: `${contents.manifest.slug}.${name}`, text: packFile(name, contents) };
}

/** All files of a pack as one zip, in a folder named after it. @throws AppError not_found */
export async function zipPack(slug: string, now: Date): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const contents = await packContents(slug, now);
  const folder = contents.manifest.slug;
  const files = PACK_FILES.map((name) => [`${folder}/${name}`, strToU8(packFile(name, contents))] as const);
  const zipped = zipSync(Object.fromEntries(files), { mtime: now });
  return { name: `${folder}.zip`, bytes: new Uint8Array(zipped) };
}
