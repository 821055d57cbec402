import "server-only";
import { db } from "@/lib/platform/db/client";
import type { AtomKey, AtomStatus } from "../domain/atom";
import type { Cell } from "../domain/coverage";

/** An atom that the present rules have not judged, with the English text of its place. */
export interface UnjudgedAtom extends AtomKey {
  readonly id: string;
  readonly body: string;
  readonly status: AtomStatus;
  readonly translatedFrom: string | null;
  readonly source: string | null;
}

export async function unjudgedAtoms(version: number, limit: number): Promise<readonly UnjudgedAtom[]> {
  return (await db()).$queryRaw<UnjudgedAtom[]>`
    SELECT atom.id, atom.slug, atom.locale, atom.type, atom.state, atom.role, atom.position, atom.body, atom.status,
           atom."translatedFrom", source.body AS source
    FROM "Atom" AS atom
    LEFT JOIN "Atom" AS source ON atom.locale <> 'en' AND source.locale = 'en' AND source.status <> 'placeholder'
      AND source.slug = atom.slug AND source.type = atom.type AND source.state = atom.state
      AND source.role = atom.role AND source.position = atom.position
    WHERE atom."rulesVersion" < ${version} LIMIT ${limit}`;
}

export interface Verdict {
  readonly id: string;
  /** The text that was judged: one that changed meanwhile is judged again. */
  readonly body: string;
  readonly violations: readonly string[];
  readonly translatedFrom: string | null;
}

/** Keeps verdicts; returns how many were kept. */
export async function keepVerdicts(version: number, verdicts: readonly Verdict[]): Promise<number> {
  return (await db()).$executeRaw`
    UPDATE "Atom" AS atom
    SET violations = verdict.violations, "translatedFrom" = verdict."translatedFrom", "rulesVersion" = ${version}
    FROM jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb)
      AS verdict(id text, body text, violations text[], "translatedFrom" text)
    WHERE atom.id = verdict.id AND atom.body = verdict.body`;
}

/** Has these places judged anew in every language: a text changed in one of them. */
export async function forgetVerdicts(
  places: readonly (Omit<Cell, "locale"> & { readonly position: number })[],
): Promise<void> {
  await (await db()).$executeRaw`
    UPDATE "Atom" AS atom SET "rulesVersion" = 0
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      AS place(slug text, type int, state text, role text, position int)
    WHERE atom.slug = place.slug AND atom.type = place.type AND atom.state = place.state AND atom.role = place.role
      AND atom.position = place.position`;
}
