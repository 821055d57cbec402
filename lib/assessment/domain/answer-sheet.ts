import type { PairAnswer, PairAnswers } from "./answers";
import { PAIR_COUNT, PAIRS } from "./pairs";

/** Why a sheet cannot be scored. */
export type InvalidReason = "malformed" | "unknown-pair" | "incomplete" | "error";

export type SheetReading =
  | { readonly ok: true; readonly answers: PairAnswers }
  | { readonly ok: false; readonly reason: InvalidReason };

const PAIR_KEYS: ReadonlySet<string> = new Set(PAIRS.map(({ id }) => String(id)));

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readAnswer(value: unknown): PairAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const { side, strong } = value;
  return (side === "left" || side === "right") && typeof strong === "boolean" ? { side, strong } : undefined;
}

/**
 * Reads a complete answer sheet from anything: an object with the keys 1 to 36, each `{side, strong}`.
 * Only own keys count. The answers are copies, so later changes of the input do not reach them.
 */
export function readAnswerSheet(input: unknown): SheetReading {
  if (!isRecord(input)) return { ok: false, reason: "malformed" };
  const entries = Object.entries(input);
  if (entries.some(([key]) => !PAIR_KEYS.has(key))) return { ok: false, reason: "unknown-pair" };
  const answers: Record<number, PairAnswer> = {};
  for (const [key, value] of entries) {
    const answer = readAnswer(value);
    if (!answer) return { ok: false, reason: "malformed" };
    answers[Number(key)] = answer;
  }
  return entries.length === PAIR_COUNT ? { ok: true, answers } : { ok: false, reason: "incomplete" };
}
