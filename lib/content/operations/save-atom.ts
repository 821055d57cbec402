import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import { findAtoms, type RevisionMeta, type StoredAtom, updateAtoms } from "../data/atoms";
import { invalidateCheckResults } from "../data/check-results";
import type { AtomStatus } from "../domain/atom";
import { hasPlaceholder } from "../domain/brand-rules";
import { isRequired } from "../domain/report-texts";
import { SERIES } from "../domain/slugs";
import { checkAtoms } from "./check-atoms";

/** @throws AppError not_found */
export async function findAtom(id: string): Promise<StoredAtom> {
  const [atom] = await findAtoms({ id });
  if (!atom) throw new AppError("not_found");
  return atom;
}

/** Readers never see a placeholder. @throws AppError invalid_input */
export function assertNoPlaceholder(body: string, status: AtomStatus): void {
  if (status !== "published" || !hasPlaceholder(body)) return;
  throw new AppError("invalid_input", {
    messageKey: "placeholderPublished",
    issues: [{ path: "body", message: "a placeholder cannot be published" }],
  });
}

/** Reports fall back to English and to nothing after it. @throws AppError invalid_input */
export async function assertNotLastPublished(atom: StoredAtom, status: AtomStatus): Promise<void> {
  if (atom.status !== "published" || status === "published" || !isRequired(atom)) return;
  const { slug, locale, type, state, role, position } = atom;
  const others = await findAtoms({ slug, locale, type, state, role, status: "published", NOT: { id: atom.id } });
  const hasAnother = role in SERIES ? others.some((other) => other.position === position) : others.length > 0;
  if (hasAnother) return;
  const message = "reports need this text: publish another one in its place first";
  throw new AppError("invalid_input", { messageKey: "lastPublished", issues: [{ path: "status", message }] });
}

/** Saves a changed text and checks it. @throws AppError conflict when it was changed since it was read */
export async function saveAtom(
  atom: StoredAtom,
  next: { body: string; status: AtomStatus; seen: string },
  revision: RevisionMeta,
) {
  await assertNotLastPublished(atom, next.status);
  const { id } = atom;
  const changed = await updateAtoms(
    [{ id, body: next.body, status: next.status, expectedUpdatedAt: new Date(next.seen) }],
    revision,
  );
  if (!changed) throw new AppError("conflict");
  await invalidateCheckResults([atom]);
  await checkAtoms();
  return { id };
}
