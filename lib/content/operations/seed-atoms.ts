import "server-only";
import { sha256Hex } from "@/lib/platform/tokens";
import { invalidateCheckResults } from "../data/check-results";
import { atomFingerprints, insertShipped, replaceShipped, type SeedAtom } from "../data/published";
import { atomKeyId, type ShippedAtom } from "../domain/atom";
import { readShipped } from "./read-shipped";

function withHash(atom: ShippedAtom): SeedAtom {
  return { ...atom, sourceHash: sha256Hex(atom.body) };
}

/**
 * Brings the shipped report texts into the database: adds what is missing, and renews what shipped before and
 * was never edited. A single query when nothing changed. Returns how many atoms were added and renewed.
 */
export async function seedAtoms(shipped: readonly ShippedAtom[] = readShipped()) {
  const stored = new Map((await atomFingerprints()).map((row) => [atomKeyId(row), row]));
  const missing: SeedAtom[] = [];
  const renewed: (SeedAtom & { id: string })[] = [];
  for (const atom of shipped.map(withHash)) {
    const row = stored.get(atomKeyId(atom));
    if (!row) missing.push(atom);
    else if (row.hash === row.sourceHash && row.hash !== atom.sourceHash) renewed.push({ ...atom, id: row.id });
  }
  const changed = renewed.length > 0 ? await replaceShipped(renewed) : 0;
  if (changed > 0) await invalidateCheckResults(renewed);
  return { added: await insertShipped(missing), renewed: changed };
}
