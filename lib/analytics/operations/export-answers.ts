import "server-only";
import { randomUUID } from "node:crypto";
import type { EditionVersion } from "@/lib/assessment/domain/instrument/edition";
import { csvText } from "@/lib/platform/csv";
import { type MessageTree, type Namespace, namespaceMessages } from "@/lib/platform/i18n/messages";
import { countByMonth, readAnswers, shuffledRuns } from "../data/answers";
import {
  CODEBOOK_COLUMNS,
  coarseTimes,
  codebookRows,
  type EditionTexts,
  MATRIX_COLUMNS,
  matrixRow,
} from "../domain/answer-matrix";

/** Runs that are read, held and written at once. */
const BATCH_SIZE = 200;

async function* matrixParts(ids: readonly string[], timeOf: ReturnType<typeof coarseTimes>): AsyncGenerator<string> {
  yield csvText([MATRIX_COLUMNS]);
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const runs = await readAnswers(ids.slice(at, at + BATCH_SIZE));
    const rows = runs.map(({ answers, locale, month }) => matrixRow(answers, locale, timeOf(locale, month)));
    yield csvText(rows, { bom: false });
  }
}

/**
 * What people answered, one run a row, as CSV in parts: no name, no id, no time finer than a month, and an order that is
 * another for each download.
 */
export async function answerMatrix(): Promise<AsyncGenerator<string>> {
  const timeOf = coarseTimes(await countByMonth());
  return matrixParts(await shuffledRuns(randomUUID()), timeOf);
}

const NAMESPACES: Readonly<Record<EditionVersion, readonly [pairs: Namespace, scenes: Namespace]>> = {
  1: ["rheti1", "hero1"],
  2: ["rheti", "hero"],
};

/** A text by its place in a tree; "" without one. */
function textAt(tree: MessageTree, ...place: readonly (string | number)[]): string {
  let found: string | MessageTree | undefined = tree;
  for (const key of place) found = typeof found === "object" ? found[key] : undefined;
  return typeof found === "string" ? found : "";
}

function englishTexts(version: EditionVersion): EditionTexts {
  const [pairs, scenes] = NAMESPACES[version].map((name) => namespaceMessages("en", name));
  return {
    statement: (pair, side) => textAt(pairs ?? {}, "pairs", pair, side),
    scene: (card) => textAt(scenes ?? {}, "cards", card, "prompt"),
    option: (card, type) => textAt(scenes ?? {}, "cards", card, "options", type),
  };
}

/** What each column of the answer matrix says, as CSV, with the English words of each edition. */
export function codebook(): string {
  return csvText([CODEBOOK_COLUMNS, ...codebookRows(englishTexts)]);
}
