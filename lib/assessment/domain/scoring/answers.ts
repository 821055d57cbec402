import { PAIR_COUNT, PAIRS, type Side } from "../instrument/pairs";

/** One answered pair; `strong` is the optional second tap on the chosen statement. */
export interface PairAnswer {
  readonly side: Side;
  readonly strong: boolean;
}

/** Answers by pair id (1 to 36); a pair that is not answered is absent. */
export type PairAnswers = Readonly<Partial<Record<number, PairAnswer>>>;

/** The option chosen on a card: the type that the option stands for. */
export type CardAnswers = Readonly<Record<string, import("../instrument/types").PersonalityType>>;

/** Why a sheet cannot be scored. */
export type InvalidReason = "malformed" | "unknown-pair" | "incomplete" | "error";

export type AnswerSheetResult =
  | { readonly ok: true; readonly answers: PairAnswers }
  | { readonly ok: false; readonly reason: InvalidReason };

const PAIR_IDS: ReadonlySet<string> = new Set(PAIRS.map(({ id }) => String(id)));

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseAnswer(value: unknown): PairAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const { side, strong } = value;
  return (side === "left" || side === "right") && typeof strong === "boolean" ? { side, strong } : undefined;
}

/**
 * Reads a complete answer sheet from anything: an object with the keys 1 to 36, each `{side, strong}`.
 * Only own keys count. The answers are copies, so later changes of the input do not reach them.
 */
export function parseAnswerSheet(input: unknown): AnswerSheetResult {
  if (!isRecord(input)) return { ok: false, reason: "malformed" };
  const entries = Object.entries(input);
  if (entries.some(([key]) => !PAIR_IDS.has(key))) return { ok: false, reason: "unknown-pair" };
  const answers: Record<number, PairAnswer> = {};
  for (const [key, value] of entries) {
    const answer = parseAnswer(value);
    if (!answer) return { ok: false, reason: "malformed" };
    answers[Number(key)] = answer;
  }
  return entries.length === PAIR_COUNT ? { ok: true, answers } : { ok: false, reason: "incomplete" };
}
