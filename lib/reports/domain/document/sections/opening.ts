import { CARDS } from "@/lib/assessment/domain/instrument/cards";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { tenths, typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { hasTheme, type ReportInput, typeName } from "../../report-input";
import {
  type Choice,
  choicesOf,
  closeRival,
  type EvidenceInput,
  openingChoices,
  sentenceOf,
  twoSides,
} from "../choices";
import { callout, heading, paragraph } from "../content-blocks";
import type { ContentBlock } from "../document";

/** How many of the scenes that had the type's option were answered with it, of how many, and the first such answer; null where none had it. */
function agreementOfScenes({ t, type, answers }: EvidenceInput) {
  const offered = CARDS.filter(({ id, types }) => answers.scenes[id] !== undefined && types.includes(type));
  if (offered.length === 0) return null;
  const agreeing = offered.filter(({ id }) => answers.scenes[id] === type);
  // The targeted card offers two of the nine options, which the messages' type cannot express.
  const [option] = agreeing.map(({ id }) =>
    t(`hero.cards.${id}.options.${type}` as "hero.cards.general_001.options.1"),
  );
  return { counts: { count: agreeing.length, possible: offered.length }, option };
}

/** What their own pair could still turn: where it was won by the type that is ahead, its opposite, else its choice itself. */
function decideKey({ chosen, over }: Choice, { evidence }: EvidenceInput["profile"]) {
  const behind = (evidence?.posterior[chosen] ?? 0) < (evidence?.posterior[over] ?? 0);
  return behind ? "report.sides.decideBehind" : "report.sides.decide";
}

/** Two close types side by side: how probable each is, what the answers say for each, and what would decide. */
function sidesBlocks(input: EvidenceInput, other: PersonalityType): readonly ContentBlock[] {
  const { t, type, profile } = input;
  const { own, theirs, between } = twoSides(input, other);
  const chance = (each: PersonalityType) => tenths(profile.evidence?.posterior[each] ?? 0);
  const columns = [type, other].map((each) => t("report.typeTitle", { name: typeName(input, each) }));
  const figures = [type, other].map((each) =>
    t("report.sides.wins", {
      tenths: chance(each),
      count: profile.evidence?.wins[each] ?? 0,
    }),
  );
  const sentences = own.map((choice, at) => [choice, theirs[at] ?? choice].map((each) => sentenceOf(input, each)));
  const names = { name: typeName(input, type), other: typeName(input, other) };
  const decide = between && [
    t("report.sides.between", { chosen: typeName(input, between.chosen), sentence: sentenceOf(input, between) }),
    t(decideKey(between, profile), {
      passed: typeName(input, between.over),
      chosen: typeName(input, between.chosen),
    }),
  ];
  return [
    heading(t("report.sides.title", names)),
    { kind: "table", caption: t("report.sides.caption"), columns, rows: [figures, ...sentences] },
    callout("note", t("report.sides.decideTitle"), [...(decide ?? []), t("report.sides.ask", names)].join(" ")),
  ];
}

/** The person in a few sentences of their own making, and what would prove it wrong; two close types side by side. */
export function openingBlocks(input: EvidenceInput & Pick<ReportInput, "reportType">): readonly ContentBlock[] {
  const rival = closeRival(input);
  return rival === null ? leadingBlocks(input) : sidesBlocks(input, rival);
}

function leadingBlocks(input: EvidenceInput & Pick<ReportInput, "reportType">): readonly ContentBlock[] {
  const { t, type, profile } = input;
  const { own, beside, against } = openingChoices(input);
  const name = typeName(input, type);
  const other = typeName(input, profile.evidence ? typeCertainty(profile.evidence, type).other : type);
  const scenes = agreementOfScenes(input);
  const denied = scenes?.counts.count === 0 ? t("report.opening.scenes", { name, ...scenes.counts }) : null;
  const strong = choicesOf(input).filter((choice) => choice.strong && choice.chosen === type).length;
  const sentences = [
    t("report.opening.wins", { name, count: profile.evidence?.wins[type] ?? 0, strong }),
    ...own.map((choice) => sentenceOf(input, choice)),
    ...(scenes && !denied ? [t("report.opening.scenes", { name, ...scenes.counts })] : []),
    // The report without a theme has a chapter of the scenes, in their own words.
    ...(scenes?.option && hasTheme(input) ? [t("report.opening.scene", { option: scenes.option })] : []),
    ...(beside ? [t("report.opening.beside", { name, sentence: sentenceOf(input, beside) })] : []),
  ];
  const doubts = [
    ...(denied ? [denied] : []),
    ...(against
      ? [
          t("report.opening.against", {
            sentence: sentenceOf(input, against),
            name,
            other: typeName(input, against.chosen),
          }),
        ]
      : [...(denied ? [] : [t("report.opening.nothingAgainst", { name })]), t("report.opening.ask", { other })]),
  ];
  return [paragraph(sentences.join(" ")), callout("note", t("report.opening.wrong"), doubts.join(" "))];
}
