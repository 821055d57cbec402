import { measuredValues } from "@/lib/assessment/domain/portraits/figures";
import { competingType, typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { isPersonal, type Personal, type ReportInput, scenesCount, typeName } from "../../report-input";
import { heading, paragraph, paragraphs } from "../content-blocks";
import type { ContentBlock, Section } from "../document";

/** What to do when the result is not certain. */
function advice(input: Personal<ReportInput>): string {
  const { t, type, profile } = input;
  if (!profile.evidence) return t("report.reading.sample");
  const { band, other } = typeCertainty(profile.evidence, type);
  if (band === "clear") return t("report.reading.sure");
  return t("report.reading.doubt", { other: typeName(input, other) });
}

/** The first lines of the competing type, to compare with one's own. */
function comparison(input: Personal<ReportInput>): readonly ContentBlock[] {
  const { t, type, profile, alternative } = input;
  const other = competingType(profile.evidence, type);
  if (!other || !alternative) return [];
  return [
    heading(t("report.reading.alternative", { other: typeName(input, other) })),
    paragraph(t("report.reading.alternativeLead"), "note"),
    ...paragraphs(alternative).slice(0, 1),
  ];
}

/** How to read this report. */
export function readingSection(input: ReportInput): Section {
  const { t } = input;
  const personal = isPersonal(input);
  const about = personal && input.profile.evidence ? [paragraph(t("report.reading.personal"))] : [];
  return {
    id: "reading",
    title: t("report.reading.title"),
    blocks: [
      ...(personal ? about : [paragraph(t("report.reading.general"))]),
      paragraph(t("report.reading.mirror")),
      ...(personal ? [paragraph(advice(input)), ...comparison(input)] : []),
    ],
  };
}

/** How often the method is right: by simulation, and with what real people chose once enough of them did. */
function accuracy({ t, measured }: ReportInput): string {
  return measured ? t("report.method.measured", measuredValues(measured)) : t("report.method.accuracy");
}

function howMade(input: ReportInput): readonly ContentBlock[] {
  const { t, profile } = input;
  if (!profile) return [paragraph(t("report.method.general"))];
  if (!profile.evidence) return [paragraph(t("report.method.sample")), paragraph(t("report.method.states"))];
  return [
    ...(scenesCount(input)
      ? [paragraph(t("report.method.howAll")), paragraph(t("report.method.named"))]
      : [paragraph(t("report.method.how"))]),
    paragraph(accuracy(input)),
    paragraph(t("report.method.states")),
  ];
}

/** How the report was made, and its limits. */
export function methodSection(input: ReportInput): Section {
  const { t, reportType, person, answers } = input;
  return {
    id: "method",
    title: t("report.method.title"),
    blocks: [
      ...howMade(input),
      paragraph(t("report.method.limits")),
      paragraph(t(`report.method.theme.${reportType}`)),
      paragraph(t(input.profile?.evidence ? "report.method.sources" : "report.method.sourcesGeneral")),
      ...(person && answers ? [paragraph(t("report.method.private"), "note")] : []),
    ],
  };
}
