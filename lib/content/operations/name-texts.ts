import "server-only";
import { findTrash } from "../data/atom-places";
import { findAtoms } from "../data/atoms";
import { describePlace } from "../domain/coverage";
import type { CellQuery, EditAtomInput, WriteAtomInput } from "../schema/coverage";
import { actionOf } from "./atoms";
import { toCell } from "./coverage";

/** How the log names a place. */
export const nameCell = (cell: CellQuery): string => describePlace(toCell(cell));

/** How the log names texts: the place of the first, and how many more; an id where there is no such text. */
export async function nameTexts([first = "", ...others]: readonly string[]): Promise<string> {
  const atom = (await findAtoms({ id: first }))[0] ?? (await findTrash(first));
  return [atom ? describePlace(atom) : first, ...(others.length > 0 ? [`+${others.length}`] : [])].join(" ");
}

const LOGGED = { publish: "textPublish", withdraw: "textWithdraw", write: "textWrite" } as const;

/** What the log says of a new text. */
export const describeWriting = (input: WriteAtomInput) => ({
  action: LOGGED[actionOf("", input.status)],
  subject: nameCell(input),
});

/** What the log says of a change of a text, before it is made. */
export async function describeEdit(id: string, { status }: Pick<EditAtomInput, "status">) {
  const [atom] = await findAtoms({ id });
  return { action: LOGGED[actionOf(atom?.status ?? "", status)], subject: await nameTexts([id]) };
}
