import { blocksOf } from "../../domain/instrument/blocks";
import { stateForScore } from "../../domain/instrument/color-selection";
import { isPersonalityType } from "../../domain/instrument/types";
import type { BlockReply, StateReply } from "../../schema/step-texts";

/** What `/api/blocks` and `/api/state` answer, made from the files of texts where the server cannot be reached. */

/** A file of texts, as the server sends it. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Which file an address needs; null for an address that is neither of the two. */
export function textsFor(path: string): "blocks" | "state" | null {
  if (path === "/api/blocks") return "blocks";
  return path === "/api/state" ? "state" : null;
}

/** @throws RangeError when there is no text at this place */
function textAt(tree: TextTree, ...keys: readonly string[]): string {
  let found: string | TextTree | undefined = tree;
  for (const key of keys) found = typeof found === "object" ? found[key] : undefined;
  if (typeof found !== "string") throw new RangeError(keys.join("."));
  return found;
}

/** The answer to such an address. @throws RangeError when the address or the texts lack something. */
export function answerFromTexts(query: URLSearchParams, tree: TextTree): readonly BlockReply[] | StateReply {
  const type = Number(query.get("type"));
  if (!isPersonalityType(type)) throw new RangeError("type");
  const score = query.get("score");
  if (score !== null) {
    const level = stateForScore(Number(score));
    return { level, state: textAt(tree, "states", String(type), level, "name") };
  }
  return blocksOf(type).map((block) => ({
    ...block,
    title: textAt(tree, "blocks", block.id, "title"),
    description: textAt(tree, "blocks", block.id, "description"),
    gift: textAt(tree, "blocks", block.id, "gift"),
    watch: textAt(tree, "blocks", block.id, "watch"),
  }));
}
