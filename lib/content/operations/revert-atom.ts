import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { findRevision } from "../data/atoms";
import type { RevertAtomInput } from "../schema/coverage";
import { findAtom, saveAtom } from "./save-atom";

/**
 * Makes a text what it was after an earlier change.
 * @throws AppError not_found for a change of another text; conflict as for an edit
 */
export async function revertAtom({
  ctx,
  id,
  input,
}: {
  ctx: RequestContext<unknown>;
  id: string;
  input: RevertAtomInput;
}) {
  const [atom, revision] = await Promise.all([findAtom(id), findRevision(input.revisionId)]);
  if (revision?.atomId !== id) throw new AppError("not_found");
  const { body, status } = revision;
  return saveAtom(
    atom,
    { body, status, seen: input.seen },
    { action: "revert", editedBy: input.by, createdAt: ctx.now },
  );
}
