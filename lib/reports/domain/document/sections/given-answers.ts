import { CARDS, HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { PAIRS, type Pair, type Side } from "@/lib/assessment/domain/instrument/pairs";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { hasTheme, type ReportAnswers, type ReportInput, typeName } from "../../report-input";
import { boardFigure } from "../board-figure";
import { closeRival, hasEvidence } from "../choices";
import { list, paragraph } from "../content-blocks";
import type { Section, TableBlock } from "../document";

/** The words that the person met: those of the present edition, or of the first. */
const wordsOf = ({ edition }: ReportAnswers) =>
  edition === 1
    ? ({ pairs: "rheti1.pairs", cards: "hero1.cards" } as const)
    : ({ pairs: "rheti.pairs", cards: "hero.cards" } as const);

/** One answered scene, in the words that the person met. */
interface Scene {
  readonly prompt: string;
  readonly option: string;
  readonly chosen: PersonalityType;
  /** Whether the type's own option was among the choices. */
  readonly offered: boolean;
}

/** The hero moments in the order in which they are shown, then the extra scenes. */
const ALL_SCENES = [...new Set([...HERO_CARDS, ...CARDS])];

function scenesOf({ t, type, answers }: ReportInput): readonly Scene[] {
  if (!answers) return [];
  const { cards } = wordsOf(answers);
  return ALL_SCENES.flatMap(({ id, types }) => {
    const chosen = answers.scenes[id];
    if (!chosen) return [];
    // A targeted card has a prompt and two of the nine options, which the messages' type cannot express.
    const card = `${cards}.${id}` as "hero.cards.general_001";
    const option = `${card}.options.${chosen}` as "hero.cards.general_001.options.1";
    return [{ prompt: t(`${card}.prompt`), option: t(option), chosen, offered: types.includes(type) }];
  });
}

/**
 * The scenes and what was chosen in them, and whether that agrees with the type, where the first page does not say it.
 * Only scenes that offered the type are counted. Null without answers, and in a theme report, which lists the scenes with
 * the other answers.
 */
export function heroSection(input: ReportInput): Section | null {
  const { t, type } = input;
  const scenes = hasTheme(input) ? [] : scenesOf(input);
  if (scenes.length === 0) return null;
  const possible = scenes.filter(({ offered }) => offered).length;
  const count = scenes.filter(({ chosen }) => chosen === type).length;
  const agreement = count === 0 ? "none" : count === possible ? "all" : "some";
  const items = scenes.map(({ prompt, option, chosen }) => ({
    term: prompt,
    text: option,
    note: t("report.hero.note", { type: chosen, name: typeName(input, chosen) }),
  }));
  const verdict = paragraph(t(`report.hero.${agreement}`, { name: typeName(input, type), count, possible }));
  return {
    id: "hero",
    title: t("report.hero.title"),
    blocks: [list("terms", items), ...(hasEvidence(input) && closeRival(input) === null ? [] : [verdict])],
  };
}

function row(input: ReportInput, pair: Pair): readonly string[] | null {
  const { t, format, answers } = input;
  const answer = answers?.pairs[pair.id];
  if (!answers || !answer) return null;
  const { pairs } = wordsOf(answers);
  const other: Side = answer.side === "left" ? "right" : "left";
  // Pair ids are numbers in the domain and literal keys in the messages.
  const statement = (side: Side) => t(`${pairs}.${pair.id as 1}.${side}`);
  const chosen = statement(answer.side);
  return [
    format.number(pair.id),
    answer.strong ? t("report.given.strongly", { statement: chosen }) : chosen,
    statement(other),
    numbered(input, pair[answer.side]),
  ];
}

const numbered = (input: ReportInput, type: PersonalityType) =>
  input.t("report.numbered", { type, name: typeName(input, type) });

/** The scenes as a table, in a report that has no chapter of them. */
function scenesTable(input: ReportInput): readonly TableBlock[] {
  const { t } = input;
  const scenes = hasTheme(input) ? scenesOf(input) : [];
  if (scenes.length === 0) return [];
  const columns = [t("report.given.scene"), t("report.given.chosen"), t("report.given.type")];
  const rows = scenes.map(({ prompt, option, chosen }) => [prompt, option, numbered(input, chosen)]);
  return [{ kind: "table", caption: t("report.hero.title"), columns, rows }];
}

/** All 36 pairs as they were answered, and the scenes where they have no chapter of their own. Null without answers. */
export function givenAnswersSection(input: ReportInput): Section | null {
  const { t, answers } = input;
  const rows = PAIRS.flatMap((pair) => {
    const cells = row(input, pair);
    return cells ? [cells] : [];
  });
  if (!answers || rows.length === 0) return null;
  const columns = [t("report.given.number"), t("report.given.chosen"), t("report.given.over"), t("report.given.type")];
  return {
    id: "given",
    title: t("report.given.title"),
    blocks: [
      boardFigure(input, answers.pairs),
      { kind: "table", caption: t("report.given.caption"), columns, rows },
      ...scenesTable(input),
    ],
  };
}
