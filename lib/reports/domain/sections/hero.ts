import { CARDS, SHOWN_CARD_IDS } from "@/lib/assessment/domain/cards";
import { list, paragraph } from "../blocks";
import type { ListItem, Section } from "../document";
import { type ReportInput, typeName } from "../report-input";

/**
 * The scenes and what was chosen in them, and whether that agrees with the type. Only scenes that offered
 * the type are counted. Null without answers.
 */
export function heroSection(input: ReportInput): Section | null {
  const { t, type, answers } = input;
  if (!answers) return null;
  const scenes = SHOWN_CARD_IDS.flatMap((id) => {
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
