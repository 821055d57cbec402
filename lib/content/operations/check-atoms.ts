import "server-only";
import { sha256Hex } from "@/lib/platform/tokens";
import { type CheckResult, findUncheckedAtoms, saveCheckResults, type UncheckedAtom } from "../data/check-results";
import { checkBrandRules, formatViolation, RULES_VERSION } from "../domain/brand-rules";

const BATCH_SIZE = 500;

function checkAtom(atom: UncheckedAtom): CheckResult {
  const { id, body, source } = atom;
  const sourceHash = source === null ? null : sha256Hex(source);
  // A text without a stored source was made from the present source.
  const translatedFrom = atom.translatedFrom ?? sourceHash;
  const sourceMoved = sourceHash !== null && translatedFrom !== sourceHash;
  return { id, body, translatedFrom, violations: checkBrandRules({ ...atom, sourceMoved }).map(formatViolation) };
}

/**
 * Judges every atom that the present rules have not seen: new and changed ones, those whose source changed,
 * and all of them after a change of the rules. A single small query when there is nothing to do.
 * Returns how many were judged.
 */
export async function checkAtoms(): Promise<number> {
  let checked = 0;
  for (;;) {
    const atoms = await findUncheckedAtoms(RULES_VERSION, BATCH_SIZE);
    const saved = atoms.length === 0 ? 0 : await saveCheckResults(RULES_VERSION, atoms.map(checkAtom));
    checked += saved;
    if (atoms.length < BATCH_SIZE || saved === 0) return checked;
  }
}
