import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { Profile, TypeEvidence } from "@/lib/assessment/domain/run/profile";
import { hasTheme, type ProfileInput, type ReportInput, typeName } from "../../report-input";
import {
  type Choice,
  type EvidenceInput,
  furtherChoices,
  hasEvidence,
  isBeside,
  rivalsOf,
  sentenceOf,
} from "../choices";
import { heading, list } from "../content-blocks";
import type { ContentBlock, ListItem, Section } from "../document";

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

/** Choices under a heading; nothing where there are none. */
function group(
  input: EvidenceInput,
  title: string,
  choices: readonly Choice[],
  note: "over" | "toward",
): readonly ContentBlock[] {
  return choices.length > 0 ? [heading(title), choiceList(input, choices, note)] : [];
}

/** The types whose sentences stand where they are told of: the rivals, and the wing unless it is one of them. */
function toldElsewhere(evidence: TypeEvidence, { type, block }: Profile): readonly PersonalityType[] {
  return [...new Set([...rivalsOf(evidence, type), block.wing])].filter((each) => each !== undefined);
}

/**
 * What the answers say for another type, against others than the own one, and how many of its pairs were told before;
 * nothing without sentences.
 */
export function sentencesFor(input: ProfileInput, other: PersonalityType): readonly ContentBlock[] {
  if (!hasEvidence(input)) return [];
  const { t, type, profile } = input;
  const choices = furtherChoices(input).filter((choice) => isBeside(choice, type) && choice.chosen === other);
  const count = profile.evidence?.wins[other] ?? 0;
  const words = { name: typeName(input, other), count, told: count - choices.length };
  return group(input, t("report.evidence.rival", words), choices, "over");
}

/**
 * The person's own answers, told in sentences: for the type, against it, and what else was marked "strongly". A theme report
 * leaves what speaks for the type to the first page. Null without answers, or where nothing is left to tell.
 */
export function evidenceSection(input: ReportInput): Section | null {
  const evidence = input.profile?.evidence;
  if (!hasEvidence(input) || !evidence) return null;
  const { t, type } = input;
  const choices = furtherChoices(input);
  const elsewhere = toldElsewhere(evidence, input.profile);
  const names = { name: typeName(input, type) };
  const forType = choices.filter(({ chosen }) => chosen === type);
  const against = choices.filter(({ over }) => over === type);
  const strong = choices.filter(
    (choice) => isBeside(choice, type) && choice.strong && !elsewhere.includes(choice.chosen),
  );
  const blocks = [
    ...(hasTheme(input) ? [] : group(input, t("report.evidence.for", names), forType, "over")),
    ...group(input, t("report.evidence.against", names), against, "toward"),
    ...group(input, t("report.evidence.rest"), strong, "toward"),
  ];
  return blocks.length > 0 ? { id: "evidence", title: t("report.evidence.title"), blocks } : null;
}
