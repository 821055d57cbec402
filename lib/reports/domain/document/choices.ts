import { PAIRS, type Pair, type Side } from "@/lib/assessment/domain/instrument/pairs";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { TypeEvidence } from "@/lib/assessment/domain/run/profile";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { isPersonal, type PersonalInput, type ProfileInput, type ReportAnswers } from "../report-input";

/** One answered pair, seen from the type that was chosen in it. */
export interface Choice {
  readonly pair: Pair;
  readonly side: Side;
  readonly strong: boolean;
  readonly chosen: PersonalityType;
  readonly over: PersonalityType;
}

/** A report whose answers can be told in sentences. */
export type EvidenceInput = PersonalInput & { readonly answers: ReportAnswers };

/** The sentences retell the statements of the second edition, so an earlier run has none. */
export function hasEvidence<Input extends ProfileInput>(input: Input): input is Input & EvidenceInput {
  return isPersonal(input) && input.profile.evidence !== null && (input.answers?.edition ?? 1) > 1;
}

/**
 * The answered pairs, those that say most first: marked "strongly", then by how probable the passed-over type is, since
 * choosing against a serious rival says more than choosing against one that is far behind. Ties keep the order of the pairs.
 */
export function choicesOf({ answers, profile }: EvidenceInput): readonly Choice[] {
  const posterior = profile.evidence?.posterior;
  const rival = ({ over }: Choice) => posterior?.[over] ?? 0;
  return PAIRS.flatMap((pair): readonly Choice[] => {
    const answer = answers.pairs[pair.id];
    if (!answer) return [];
    const [chosen, over] = answer.side === "left" ? [pair.left, pair.right] : [pair.right, pair.left];
    return [{ pair, side: answer.side, strong: answer.strong, chosen, over }];
  }).sort((a, b) => Number(b.strong) - Number(a.strong) || rival(b) - rival(a));
}

/** What a choice says of the person, in one sentence. */
export function sentenceOf({ t }: Pick<EvidenceInput, "t">, { pair, side }: Choice): string {
  // Pair ids are numbers in the domain and literal keys in the messages.
  return t(`evidence.pairs.${pair.id as 1}.${side}`);
}

/** What the first page tells of the answers: what says most for the type, what is as sure and no answer of the type, and what says most against it. */
interface OpeningChoices {
  readonly own: readonly Choice[];
  readonly beside: Choice | undefined;
  readonly against: Choice | undefined;
}

const OPENING_SENTENCES = 3;

/** The other of two types that the answers can hardly tell apart; null where one of them is the likelier one. */
export function closeRival({ type, profile }: ProfileInput): PersonalityType | null {
  if (!profile?.evidence) return null;
  const { band, other } = typeCertainty(profile.evidence, type);
  return band === "close" || band === "divided" ? other : null;
}

/** What speaks for each of two close types, as much for the one as for the other, and what was chosen between them. */
export interface TwoSides {
  readonly own: readonly Choice[];
  readonly theirs: readonly Choice[];
  readonly between: Choice | undefined;
}

/** The first page of a report that stands between its type and this other one. */
export function twoSides(input: EvidenceInput, other: PersonalityType): TwoSides {
  const choices = choicesOf(input);
  const isBetween = ({ chosen, over }: Choice) => [chosen, over].every((each) => each === input.type || each === other);
  const sideOf = (type: PersonalityType) =>
    choices.filter((choice) => choice.chosen === type && !isBetween(choice)).slice(0, OPENING_SENTENCES);
  const [own, theirs] = [sideOf(input.type), sideOf(other)];
  const count = Math.min(own.length, theirs.length);
  return { own: own.slice(0, count), theirs: theirs.slice(0, count), between: choices.find(isBetween) };
}

/** The choices of the first page; the chapter about the answers leaves them out. */
export function openingChoices(input: EvidenceInput): OpeningChoices {
  const { type, profile } = input;
  const choices = choicesOf(input);
  const shares = profile.evidence?.posterior;
  const rival = profile.evidence && typeCertainty(profile.evidence, type).other;
  // The answer of the least probable type is the one that others of this type are least likely to share.
  const [beside] = choices
    .filter((choice) => choice.strong && isBeside(choice, type))
    .sort((a, b) => (shares?.[a.chosen] ?? 0) - (shares?.[b.chosen] ?? 0));
  const denied = choices.filter(({ over }) => over === type);
  const forRival = choices.filter((choice) => choice.chosen === rival && choice !== beside);
  return {
    own: choices.filter(({ chosen }) => chosen === type).slice(0, OPENING_SENTENCES - (beside ? 1 : 0)),
    beside,
    // It is the runner-up that would be right instead: what was chosen over the own type, else what was chosen at all.
    against: denied.length > 0 ? (forRival.find(({ over }) => over === type) ?? forRival[0] ?? denied[0]) : undefined,
  };
}

export const isBeside = ({ chosen, over }: Choice, type: PersonalityType) => chosen !== type && over !== type;

/** What the first page tells, whichever form it has. */
function toldFirst(input: EvidenceInput): readonly (Choice | undefined)[] {
  const rival = closeRival(input);
  const { own, beside, against } = openingChoices(input);
  if (rival === null) return [...own, beside, against];
  const sides = twoSides(input, rival);
  return [...sides.own, ...sides.theirs, sides.between];
}

/** What the chapter about the answers has left to tell after the first page. */
export function furtherChoices(input: EvidenceInput): readonly Choice[] {
  const told = toldFirst(input).map((choice) => choice?.pair.id);
  return choicesOf(input).filter(({ pair }) => !told.includes(pair.id));
}

/** From which probability on the third type is set beside the first as well. */
const MIN_THIRD = 0.05;

/** The types that are set beside the own one: the runner-up, and the third where it is probable enough to be looked at. */
export function rivalsOf(evidence: TypeEvidence, type: PersonalityType): readonly [PersonalityType, PersonalityType?] {
  const { other } = typeCertainty(evidence, type);
  const chance = (each: PersonalityType) => evidence.posterior[each];
  const [third] = PERSONALITY_TYPES.filter((each) => each !== type && each !== other).sort(
    (a, b) => chance(b) - chance(a),
  );
  return third && chance(third) >= MIN_THIRD ? [other, third] : [other];
}
