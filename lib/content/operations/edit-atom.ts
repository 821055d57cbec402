import "server-only";
import type { RequestContext } from "@/lib/platform/http/context";
import type { RevisionMeta } from "../data/atoms";
import type { AtomStatus } from "../domain/atom";
import type { EditAtomInput } from "../schema/coverage";
import { assertNoPlaceholder, findAtom, saveAtom } from "./save-atom";

function actionOf(before: string, after: AtomStatus): RevisionMeta["action"] {
  if (before !== "published" && after === "published") return "publish";
  return before === "published" && after !== "published" ? "withdraw" : "write";
}

/**
 * Writes, publishes or withdraws a text.
 * @throws AppError not_found; conflict when somebody else changed it since it was read; invalid_input when a
 * placeholder is to be published
 */
export async function editAtom({ ctx, id, input }: { ctx: RequestContext<unknown>; id: string; input: EditAtomInput }) {
  const atom = await findAtom(id);
  assertNoPlaceholder(input.body, input.status);
  return saveAtom(atom, input, { action: actionOf(atom.status, input.status), editedBy: input.by, createdAt: ctx.now });
}
