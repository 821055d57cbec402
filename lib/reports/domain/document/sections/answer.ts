import { neighbours } from "@/lib/assessment/domain/instrument/types";
import { headlineWords, tenths, typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { isPersonal, type PersonalInput, type ProfileInput, type ReportInput, typeName } from "../../report-input";
import { closeRival, hasEvidence } from "../choices";
import { callout, heading, list, namedItems, paragraph } from "../content-blocks";
import type { ContentBlock, ListItem, Section } from "../document";
import { strengthsByAnswers } from "../strengths";
import { openingBlocks } from "./opening";

/** How sure the result is: the type, the figure and the alternative, and whether the answers bear it. */
function certaintyLine(input: PersonalInput): string {
  const { t, type, profile } = input;
  if (!profile.evidence) return t("report.certainty.sample");
  const { band, other, otherShare, ...certainty } = typeCertainty(profile.evidence, type);
  const { sentence, caution } = headlineWords(band, profile.evidence.circularTriads);
  const words = t(`report.certainty.${sentence}`, {
    tenths: certainty.tenths,
    otherTenths: tenths(otherShare),
    name: typeName(input, type),
    other: typeName(input, other),
  });
  return caution ? `${words} ${t("report.certainty.caution")}` : words;
}

function instinctsLine({ t, profile }: PersonalInput): string {
  const { dominant, secondary, blind } = profile.instincts;
  const { [dominant]: most, [secondary]: middle, [blind]: least } = profile.tokens;
  const order = most === middle ? "instinctsTopLevel" : middle === least ? "instinctsLowerLevel" : "instinctsValue";
  return t(`report.answer.${order}`, {
    dominant: t(`subtypes.instincts.${dominant}.name`),
    secondary: t(`subtypes.instincts.${secondary}.name`),
    blind: t(`subtypes.instincts.${blind}.name`),
  });
}

function personalTerms(input: PersonalInput): readonly ListItem[] {
  const { t, format, profile } = input;
  const { selectedStates, distribution } = profile.colors;
  return [
    {
      term: t("report.answer.terms.wing"),
      text: t("report.answer.wingValue", {
        wing: typeName(input, profile.block.wing),
        title: t(`blocks.blocks.${profile.block.id}.title`),
      }),
    },
    {
      term: t("report.answer.terms.states"),
      text: t("report.answer.statesValue", {
        first: t(`state.levels.${selectedStates[0]}.label`),
        firstShare: format.percent(distribution.primary / 100),
        second: t(`state.levels.${selectedStates[1]}.label`),
        secondShare: format.percent(distribution.secondary / 100),
      }),
    },
    { term: t("report.answer.terms.instincts"), text: instinctsLine(input) },
  ];
}

function generalTerms(input: ProfileInput): readonly ListItem[] {
  const { t, type } = input;
  const [first, second] = neighbours(type).map((wing) => typeName(input, wing));
  const text = t("report.answer.wingsValue", { first: first ?? "", second: second ?? "" });
  return [{ term: t("report.answer.terms.wings"), text }];
}

/** What is known of the person, or of the type in general, in a few lines. */
export function factItems(input: ProfileInput): readonly ListItem[] {
  const { t, type } = input;
  const own = { type, name: typeName(input, type) };
  const rival = closeRival(input);
  const text =
    rival === null
      ? t("report.typeLine", own)
      : t("report.typeOr", { ...own, otherType: rival, other: typeName(input, rival) });
  const rest = isPersonal(input) ? personalTerms(input) : generalTerms(input);
  return [{ term: t("report.answer.terms.type"), text }, ...rest];
}

/** The strengths under their heading: those that the answers bear, all of them where none are known. */
function strengthBlocks(input: ReportInput): readonly ContentBlock[] {
  const { t, texts } = input;
  const written = namedItems(texts.chapter.strengths);
  const items = hasEvidence(input) ? strengthsByAnswers(written, input) : written;
  return items.length > 0 ? [heading(t("report.answer.strengths", { count: items.length })), list("terms", items)] : [];
}

/** The whole report on one page: the type, how sure it is, its strengths, one thing to do. */
export function answerSection(input: ReportInput): Section {
  const { t, texts } = input;
  const facts = list("facts", factItems(input));
  const opening: readonly ContentBlock[] = isPersonal(input)
    ? [paragraph(certaintyLine(input), "lead"), ...(hasEvidence(input) ? openingBlocks(input) : []), facts]
    : [facts];
  return {
    id: "answer",
    title: t(isPersonal(input) ? "report.answer.title" : "report.answer.generalTitle"),
    blocks: [
      ...opening,
      ...strengthBlocks(input),
      callout("action", t("report.answer.today"), texts.chapter["daily-action"]),
    ],
  };
}
