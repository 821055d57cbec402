import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { PAIRS, type Pair, type Side } from "@/lib/assessment/domain/instrument/pairs";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { isPersonal, type PersonalInput, type ReportAnswers, type ReportInput, typeName } from "../../report-input";
import { callout, heading, list, paragraph } from "../content-blocks";
import type { ContentBlock, ListItem, Section } from "../document";

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
export function hasEvidence(input: ReportInput): input is ReportInput & EvidenceInput {
  return isPersonal(input) && input.profile.evidence !== null && input.answers !== null && input.answers.edition > 1;
}

/**
 * The answered pairs, those that say most first: marked "strongly", then by how probable the passed-over type is, since
 * choosing against a serious rival says more than choosing against one that is far behind. Ties keep the order of the pairs.
 */
function choicesOf({ answers, profile }: EvidenceInput): readonly Choice[] {
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
function sentenceOf({ t }: Pick<EvidenceInput, "t">, { pair, side }: Choice): string {
  // Pair ids are numbers in the domain and literal keys in the messages.
  return t(`evidence.pairs.${pair.id as 1}.${side}`);
}

/** What the first page tells of the answers, and why: the choices that say most for the type, and the one that says most against it. */
export interface OpeningChoices {
  readonly own: readonly Choice[];
  readonly against: Choice | undefined;
}

const OPENING_SENTENCES = 3;

/** The choices of the first page; the chapter about the answers leaves them out. */
function openingChoices(input: EvidenceInput): OpeningChoices {
  const choices = choicesOf(input);
  return {
    own: choices.filter(({ chosen }) => chosen === input.type).slice(0, OPENING_SENTENCES),
    against: choices.find(({ over }) => over === input.type),
  };
}

/** How many of the scenes that had the type's option were answered with it, of how many; null where none had it. */
function agreementOfScenes({ type, answers }: EvidenceInput) {
  const offered = HERO_CARDS.filter(({ id, types }) => answers.hero[id] !== undefined && types.includes(type));
  if (offered.length === 0) return null;
  return { count: offered.filter(({ id }) => answers.hero[id] === type).length, possible: offered.length };
}

/** The person in a few sentences of their own making, and what would prove it wrong. */
export function openingBlocks(input: EvidenceInput): readonly ContentBlock[] {
  const { t, type, profile } = input;
  const { own, against } = openingChoices(input);
  const name = typeName(input, type);
  const scenes = agreementOfScenes(input);
  const sentences = [
    t("report.opening.wins", { name, count: profile.evidence?.wins[type] ?? 0 }),
    ...own.map((choice) => sentenceOf(input, choice)),
    ...(scenes ? [t("report.opening.scenes", { name, ...scenes })] : []),
  ];
  const doubt = against
    ? t("report.opening.against", {
        sentence: sentenceOf(input, against),
        name,
        other: typeName(input, against.chosen),
      })
    : t("report.opening.nothingAgainst", { name });
  return [paragraph(sentences.join(" ")), callout("note", t("report.opening.wrong"), doubt)];
}

/** Choices as a list: each sentence, and under it the type that it speaks for or was chosen over. */
function choiceList(input: EvidenceInput, choices: readonly Choice[], note: "over" | "toward"): ContentBlock {
  const { t } = input;
  const items = choices.map((choice): ListItem => {
    const name = typeName(input, note === "over" ? choice.over : choice.chosen);
    return {
      text: sentenceOf(input, choice),
      note: t(`report.evidence.${note}${choice.strong ? "Strongly" : ""}`, { name }),
    };
  });
  return list("terms", items);
}

/** Choices under a heading and a sentence; nothing where there are none. */
function group(
  input: EvidenceInput,
  words: { readonly title: string; readonly lead: string },
  choices: readonly Choice[],
  note: "over" | "toward",
): readonly ContentBlock[] {
  if (choices.length === 0) return [];
  return [heading(words.title), paragraph(words.lead), choiceList(input, choices, note)];
}

/**
 * The person's own answers, told in sentences: for the type, against it, for the most serious other type, and what else
 * was marked "strongly". Null without answers.
 */
export function evidenceSection(input: ReportInput): Section | null {
  const evidence = input.profile?.evidence;
  if (!hasEvidence(input) || !evidence) return null;
  const { t, type } = input;
  const { own, against } = openingChoices(input);
  const choices = choicesOf(input).filter(
    (choice) => ![...own, against].some((told) => told?.pair.id === choice.pair.id),
  );
  const rival = typeCertainty(evidence, type).other;
  const names = { name: typeName(input, type), other: typeName(input, rival) };
  const beside = choices.filter(({ chosen, over }) => chosen !== type && over !== type);
  return {
    id: "evidence",
    title: t("report.evidence.title"),
    blocks: [
      paragraph(t("report.evidence.lead"), "lead"),
      ...group(
        input,
        { title: t("report.evidence.for", names), lead: t("report.evidence.forLead", names) },
        choices.filter(({ chosen }) => chosen === type),
        "over",
      ),
      ...group(
        input,
        { title: t("report.evidence.against", names), lead: t("report.evidence.againstLead", names) },
        choices.filter(({ over }) => over === type),
        "toward",
      ),
      ...group(
        input,
        {
          title: t("report.evidence.rival", names),
          lead: t("report.evidence.rivalLead", { ...names, count: evidence.wins[rival] }),
        },
        beside.filter(({ chosen }) => chosen === rival),
        "over",
      ),
      ...group(
        input,
        { title: t("report.evidence.rest"), lead: t("report.evidence.restLead", names) },
        beside.filter(({ chosen, strong }) => chosen !== rival && strong),
        "toward",
      ),
    ],
  };
}
