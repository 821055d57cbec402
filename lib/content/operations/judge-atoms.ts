import "server-only";
import { createHash } from "node:crypto";
import { keepVerdicts, type UnjudgedAtom, unjudgedAtoms, type Verdict } from "../data/verdicts";
import { judge, RULES_VERSION, violationText } from "../domain/brand-rules";

const BATCH = 500;

/** SHA-256 of a text, in hex. */
export const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex");

function verdict(atom: UnjudgedAtom): Verdict {
  const { id, body, source } = atom;
  const sourceHash = source === null ? null : fingerprint(source);
  // A text that does not say what it was made from was made from the source as it stands.
  const translatedFrom = atom.translatedFrom ?? sourceHash;
  const sourceMoved = sourceHash !== null && translatedFrom !== sourceHash;
  return { id, body, translatedFrom, violations: judge({ ...atom, sourceMoved }).map(violationText) };
}

/**
 * Judges every atom that the present rules have not seen: new and changed ones, those whose source changed,
 * and all of them after a change of the rules. A single small query when there is nothing to do.
 * Returns how many were judged.
 */
export async function judgeAtoms(): Promise<number> {
  let judged = 0;
  for (;;) {
    const atoms = await unjudgedAtoms(RULES_VERSION, BATCH);
    const kept = atoms.length === 0 ? 0 : await keepVerdicts(RULES_VERSION, atoms.map(verdict));
    judged += kept;
    if (atoms.length < BATCH || kept === 0) return judged;
  }
}
