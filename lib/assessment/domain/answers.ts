import type { Side } from "./pairs";

/** One answered pair; `strong` is the optional second tap on the chosen statement. */
export interface PairAnswer {
  readonly side: Side;
  readonly strong: boolean;
}

/** Answers by pair id (1 to 36); a pair that is not answered is absent. */
export type PairAnswers = Readonly<Partial<Record<number, PairAnswer>>>;

/** The option chosen on a card: the type that the option stands for. */
export type CardAnswers = Readonly<Record<string, import("./types").PersonalityType>>;
