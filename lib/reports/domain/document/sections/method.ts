import { measuredValues } from "@/lib/assessment/domain/portraits/figures";
import { adviceFor, statesBandOf, typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { hasTheme, isPersonal, type Personal, type ReportInput, scenesCount, typeName } from "../../report-input";
import { paragraph } from "../content-blocks";
import type { ContentBlock, Section } from "../document";

/** How far to lean on the type. */
function advice(input: Personal<ReportInput>): string {
  const { t, type, profile } = input;
  if (!profile.evidence) return t("report.reading.sample");
  const certainty = typeCertainty(profile.evidence, type);
  const names = { name: typeName(input, type), other: typeName(input, certainty.other) };
  return t(`report.reading.${adviceFor(certainty, profile.evidence.circularTriads)}`, names);
}

/** Whom to turn to when the weeks are hard. */
function care({ t, profile }: Personal<ReportInput>): readonly ContentBlock[] {
  const band = statesBandOf(profile.colors);
  return band === "heavy" || band === "strained" ? [paragraph(t(`report.reading.care.${band}`))] : [];
}

/** How many scenes the report rests on, the extra ones among them. */
const sceneCount = ({ answers }: ReportInput) => ({ scenes: Object.keys(answers?.scenes ?? {}).length });

/** How to read this report; in a theme report only what this person should know first. */
export function readingSection(input: ReportInput): Section {
  const { t } = input;
  const section = (blocks: readonly ContentBlock[]): Section => ({
    id: "reading",
    title: t("report.reading.title"),
    blocks,
  });
  const examples = t("report.reading.examples");
  const mirror = paragraph(`${t("report.reading.mirror")} ${examples}`);
  if (!isPersonal(input)) return section([paragraph(t("report.reading.general")), mirror]);
  const own = [paragraph(advice(input)), ...care(input)];
  if (hasTheme(input)) return section([paragraph(examples), ...own]);
  if (!input.profile.evidence) return section([mirror, ...own]);
  const figures = (["bars", "retake", "board"] as const).map((part) => paragraph(t(`report.reading.${part}`)));
  return section([paragraph(t("report.reading.personal", sceneCount(input))), mirror, ...own, ...figures]);
}

/** How often the method is right: with what real people chose, once enough of them did, and before that by simulation. */
function accuracy({ t, measured }: ReportInput, simulated: "accuracy" | "accuracyBrief") {
  return paragraph(measured ? t("report.method.measured", measuredValues(measured)) : t(`report.method.${simulated}`));
}

function howMade(input: ReportInput): readonly ContentBlock[] {
  const { t, profile } = input;
  if (!profile) return [paragraph(t("report.method.general"))];
  if (!profile.evidence) return [paragraph(t("report.method.sample")), paragraph(t("report.method.states"))];
  if (hasTheme(input))
    return [
      paragraph(scenesCount(input) ? t("report.method.brief", sceneCount(input)) : t("report.method.how")),
      accuracy(input, "accuracyBrief"),
    ];
  const how = scenesCount(input)
    ? [t("report.method.howAll", sceneCount(input)), t("report.method.named")]
    : [t("report.method.how"), t("report.method.scenesAside")];
  return [...how.map((text) => paragraph(text)), accuracy(input, "accuracy"), paragraph(t("report.method.states"))];
}

/** How the report was made, and its limits; a theme report leaves the sources to the report without a theme. */
export function methodSection(input: ReportInput): Section {
  const { t, reportType, person, answers, profile } = input;
  const sources = profile?.evidence ? "report.method.sources" : "report.method.sourcesGeneral";
  const brief = profile?.evidence && hasTheme(input);
  return {
    id: "method",
    title: t(brief ? "report.method.titleBrief" : "report.method.title"),
    blocks: [
      ...howMade(input),
      paragraph(t(brief ? "report.method.limitsBrief" : "report.method.limits")),
      paragraph(t(`report.method.theme.${reportType}`)),
      ...(brief ? [] : [paragraph(t(sources))]),
      ...(person && answers ? [paragraph(t("report.method.private"), "note")] : []),
    ],
  };
}
