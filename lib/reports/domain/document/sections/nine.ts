import { linesOf } from "@/lib/assessment/domain/instrument/inner-lines";
import { neighbours, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { TypeEvidence } from "@/lib/assessment/domain/run/profile";
import { consistencyBand, isCappedInWords } from "@/lib/assessment/domain/scoring/wording";
import {
  hasTheme,
  isPersonal,
  type Personal,
  type PersonalInput,
  type ProfileInput,
  type ThemedInput,
  typeName,
} from "../../report-input";
import { paragraph } from "../content-blocks";
import type { ContentBlock, Section } from "../document";
import { barsFigure, circleFigure, percentText } from "../figures";

function leaders(input: PersonalInput, evidence: TypeEvidence): string {
  const { t } = input;
  const { type: first, runnerUp: second } = evidence.certainty;
  return t("report.nine.leaders", {
    name: typeName(input, first),
    share: percentText(input, evidence.posterior[first]),
    other: typeName(input, second),
    otherShare: percentText(input, evidence.posterior[second]),
    wins: evidence.wins[first],
  });
}

/** The circle, and what custom makes of the two lines that lead across it. */
function circle(input: ProfileInput, wings: readonly PersonalityType[]): readonly ContentBlock[] {
  const { t, type } = input;
  const { strain, ease } = linesOf(type);
  const names = { name: typeName(input, type), strain: typeName(input, strain), ease: typeName(input, ease) };
  return [circleFigure(input, wings), paragraph(t("report.nine.lines", names), "note")];
}

function measured(input: Personal<ThemedInput>, evidence: TypeEvidence): readonly ContentBlock[] {
  const { t, type, profile } = input;
  const { circularTriads: triads, closestFlips } = evidence;
  const leads = evidence.certainty.type === type;
  return [
    barsFigure(input, evidence),
    ...(isCappedInWords(evidence.certainty.probability) ? [paragraph(t("report.nine.capped"), "note")] : []),
    paragraph(leaders(input, evidence)),
    paragraph(t(`report.nine.${consistencyBand(triads)}`, { triads })),
    ...(leads && closestFlips.length > 0 ? [paragraph(t("report.nine.flips", { count: closestFlips.length }))] : []),
    ...(hasTheme(input) ? [] : circle(input, [profile.block.wing])),
  ];
}

function general(input: ProfileInput): readonly ContentBlock[] {
  const { t, type } = input;
  const wings = neighbours(type);
  const [first, second] = wings.map((wing) => typeName(input, wing));
  const names = { name: typeName(input, type), first: first ?? "", second: second ?? "" };
  return [paragraph(t("report.nine.general", names), "lead"), ...circle(input, wings)];
}

function sample(input: PersonalInput): readonly ContentBlock[] {
  const { t, type, profile } = input;
  const text = t("report.nine.sample", { name: typeName(input, type) });
  return [paragraph(text, "lead"), ...circle(input, [profile.block.wing])];
}

/** The profile of all nine types, and how far the answers bear it; without answers, the circle alone. */
export function nineSection(input: ThemedInput): Section {
  const { t } = input;
  const evidence = input.profile?.evidence;
  const blocks = !isPersonal(input) ? general(input) : evidence ? measured(input, evidence) : sample(input);
  return { id: "nine", title: t(evidence ? "report.nine.title" : "report.nine.generalTitle"), blocks };
}
