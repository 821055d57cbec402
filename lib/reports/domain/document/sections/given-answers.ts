import { CARDS, HERO_CARD_IDS } from "@/lib/assessment/domain/instrument/cards";
import { PAIRS, type Pair, type Side } from "@/lib/assessment/domain/instrument/pairs";
import { type ReportInput, typeName } from "../../report-input";
import { boardFigure } from "../board-figure";
import { list, paragraph } from "../content-blocks";
import type { ListItem, Section } from "../document";

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
  const items = scenes.map(({ id, chosen }): ListItem => {
    // The targeted card offers two of the nine options, which the messages' type cannot express.
    const option = `hero.cards.${id}.options.${chosen}` as "hero.cards.general_001.options.1";
    return {
      term: t(`hero.cards.${id}.prompt`),
      text: t(option),
      note: t("report.hero.note", { type: chosen, name: typeName(input, chosen) }),
    };
  });
  return {
    id: "hero",
    title: t("report.hero.title"),
    blocks: [
      paragraph(t("report.hero.lead"), "lead"),
      list("terms", items),
      paragraph(t(`report.hero.${agreement}`, { name: typeName(input, type), count, possible })),
    ],
  };
}

function row(input: ReportInput, pair: Pair): readonly string[] | null {
  const { t, format, answers } = input;
  const answer = answers?.pairs[pair.id];
  if (!answer) return null;
  const other: Side = answer.side === "left" ? "right" : "left";
  // Pair ids are numbers in the domain and literal keys in the messages.
  const statement = (side: Side) => t(`rheti.pairs.${pair.id as 1}.${side}`);
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
      paragraph(t("report.given.lead"), "lead"),
      boardFigure(input, answers.pairs),
      paragraph(t("report.given.board.lead"), "note"),
      { kind: "table", caption: t("report.given.caption"), columns, rows },
    ],
  };
}
