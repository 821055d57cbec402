import "server-only";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { db } from "@/lib/platform/db/client";
import type { ContentLocale } from "@/lib/platform/i18n/locales";
import type { ShippedAtom } from "../domain/atom";

/** What a stored atom is known by when the shipped texts are compared with it. */
export interface AtomFingerprint {
  readonly id: string;
  readonly slug: string;
  readonly locale: string;
  readonly type: number;
  readonly state: string;
  readonly role: string;
  readonly position: number;
  /** SHA-256 of the present body, in hex. */
  readonly hash: string;
  /** SHA-256 of the shipped body that the atom was last made from; null when it did not ship. */
  readonly sourceHash: string | null;
}

export interface SeedAtom extends ShippedAtom {
  readonly sourceHash: string;
}

/** The published texts of these slugs about one type, in these languages, without those bound to a state. */
export async function publishedAtoms(
  slugs: readonly string[],
  locales: readonly ContentLocale[],
  type: PersonalityType,
): Promise<readonly Omit<ShippedAtom, "state">[]> {
  const rows = await (await db()).atom.findMany({
    where: { slug: { in: [...slugs] }, locale: { in: [...locales] }, type, state: "", status: "published" },
    select: { slug: true, locale: true, role: true, position: true, body: true },
  });
  return rows.map((row) => ({ ...row, type, locale: row.locale as ContentLocale }));
}

/** The fingerprints of all atoms; the bodies themselves stay in the database. */
export async function atomFingerprints(): Promise<readonly AtomFingerprint[]> {
  return (await db()).$queryRaw<AtomFingerprint[]>`
    SELECT id, slug, locale, type, state, role, position,
           encode(sha256(convert_to(body, 'UTF8')), 'hex') AS hash, "sourceHash"
    FROM "Atom"`;
}

/** Adds shipped atoms as published; a place that is taken meanwhile stays as it is. Returns how many were added. */
export async function insertShipped(atoms: readonly SeedAtom[]): Promise<number> {
  if (atoms.length === 0) return 0;
  const data = atoms.map((atom) => ({ ...atom, status: "published" as const }));
  return (await (await db()).atom.createMany({ data, skipDuplicates: true })).count;
}

/** Replaces bodies by newer shipped ones, unless an edit came in between. Returns how many were replaced. */
export async function replaceShipped(
  changes: readonly { readonly id: string; readonly body: string; readonly sourceHash: string }[],
): Promise<number> {
  if (changes.length === 0) return 0;
  const ids = changes.map(({ id }) => id);
  const bodies = changes.map(({ body }) => body);
  const hashes = changes.map(({ sourceHash }) => sourceHash);
  return (await db()).$executeRaw`
    UPDATE "Atom" AS atom
    SET body = shipped.body, "sourceHash" = shipped.hash, "updatedAt" = timezone('UTC', now()), "translatedFrom" = NULL,
        "rulesVersion" = 0
    FROM unnest(${ids}::text[], ${bodies}::text[], ${hashes}::text[]) AS shipped(id, body, hash)
    WHERE atom.id = shipped.id
      AND encode(sha256(convert_to(atom.body, 'UTF8')), 'hex') = atom."sourceHash"`;
}
