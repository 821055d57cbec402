import "server-only";
import { db } from "@/lib/platform/db/client";
import type { AtomKey, AtomStatus } from "../domain/atom";
import type { Cell } from "../domain/coverage";

/** An atom that was not checked with the current rules, with the English text of its place. */
export interface UncheckedAtom extends AtomKey {
  readonly id: string;
  readonly body: string;
  readonly status: AtomStatus;
  readonly translatedFrom: string | null;
  readonly source: string | null;
}

export async function findUncheckedAtoms(version: number, limit: number): Promise<readonly UncheckedAtom[]> {
  return (await db()).$queryRaw<UncheckedAtom[]>`
    SELECT atom.id, atom.slug, atom.locale, atom.type, atom.state, atom.role, atom.position, atom.body, atom.status,
           atom."translatedFrom", source.body AS source
    FROM "Atom" AS atom
    LEFT JOIN "Atom" AS source ON atom.locale <> 'en' AND source.locale = 'en' AND source.status <> 'placeholder'
      AND source.slug = atom.slug AND source.type = atom.type AND source.state = atom.state
      AND source.role = atom.role AND source.position = atom.position
    WHERE atom."rulesVersion" < ${version} LIMIT ${limit}`;
}

export interface CheckResult {
  readonly id: string;
  /** The text that was checked: one that changed meanwhile is checked again. */
  readonly body: string;
  readonly violations: readonly string[];
  readonly translatedFrom: string | null;
}

/** Stores results; returns how many. */
export async function saveCheckResults(version: number, results: readonly CheckResult[]): Promise<number> {
  return (await db()).$executeRaw`
    UPDATE "Atom" AS atom
    SET violations = verdict.violations, "translatedFrom" = verdict."translatedFrom", "rulesVersion" = ${version}
    FROM jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      AS verdict(id text, body text, violations text[], "translatedFrom" text)
    WHERE atom.id = verdict.id AND atom.body = verdict.body`;
}

/** Marks these places as not checked in every language, because a text of theirs changed. */
export async function invalidateCheckResults(
  places: readonly (Omit<Cell, "locale"> & { readonly position: number })[],
): Promise<void> {
  await (await db()).$executeRaw`
    UPDATE "Atom" AS atom SET "rulesVersion" = 0
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      AS place(slug text, type int, state text, role text, position int)
    WHERE atom.slug = place.slug AND atom.type = place.type AND atom.state = place.state AND atom.role = place.role
      AND atom.position = place.position`;
}
