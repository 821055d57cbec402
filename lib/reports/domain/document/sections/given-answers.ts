import { CARDS, HERO_CARD_IDS } from "@/lib/assessment/domain/instrument/cards";
import { PAIRS, type Pair, type Side } from "@/lib/assessment/domain/instrument/pairs";
import { type ReportAnswers, type ReportInput, scenesCount, typeName } from "../../report-input";
import { boardFigure } from "../board-figure";
import { list, paragraph } from "../content-blocks";
import type { ListItem, Section } from "../document";

/** The words that the person met: those of the present edition, or of the first. */
const wordsOf = ({ edition }: ReportAnswers) =>
  edition === 1
    ? ({ pairs: "rheti1.pairs", cards: "hero1.cards" } as const)
    : ({ pairs: "rheti.pairs", cards: "hero.cards" } as const);

/**
 * The scenes and what was chosen in them, and whether that agrees with the type. Only scenes that offered
 * the type are counted. Null without answers.
 */
export function heroSection(input: ReportInput): Section | null {
  const { t, type, answers } = input;
  if (!answers) return null;
  const scenes = HERO_CARD_IDS.flatMap((id) => {
    const chosen = answers.hero[id];
    const card = CARDS.find((each) => each.id === id);
    return chosen && card ? [{ id, chosen, offered: card.types.includes(type) }] : [];
  });
  if (scenes.length === 0) return null;
  const possible = scenes.filter(({ offered }) => offered).length;
  const count = scenes.filter(({ chosen }) => chosen === type).length;
  const agreement = count === 0 ? "none" : count === possible ? "all" : "some";
  const { cards } = wordsOf(answers);
  const items = scenes.map(({ id, chosen }): ListItem => {
    // The targeted card offers two of the nine options, which the messages' type cannot express.
    const option = `${cards}.${id}.options.${chosen}` as "hero.cards.general_001.options.1";
    return {
      term: t(`${cards}.${id}.prompt`),
      text: t(option),
      note: t("report.hero.note", { type: chosen, name: typeName(input, chosen) }),
    };
  });
  return {
    id: "hero",
    title: t("report.hero.title"),
    blocks: [
      paragraph(t(scenesCount(input) ? "report.hero.leadAll" : "report.hero.lead"), "lead"),
      list("terms", items),
      paragraph(t(`report.hero.${agreement}`, { name: typeName(input, type), count, possible })),
    ],
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
    t("report.numbered", { type: pair[answer.side], name: typeName(input, pair[answer.side]) }),
  ];
}

/** All 36 pairs as they were answered. Null without answers. */
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
      paragraph(t(scenesCount(input) ? "report.given.leadAll" : "report.given.lead"), "lead"),
      boardFigure(input, answers.pairs),
      paragraph(t("report.given.board.lead"), "note"),
      { kind: "table", caption: t("report.given.caption"), columns, rows },
    ],
  };
}
