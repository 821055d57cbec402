import { paragraph } from "../blocks";
import type { Block, Section } from "../document";
import type { ReportInput } from "../report-input";

function howMade({ t, profile }: ReportInput): readonly Block[] {
  if (!profile) return [paragraph(t("report.method.general"))];
  if (!profile.evidence) return [paragraph(t("report.method.sample")), paragraph(t("report.method.states"))];
  return [
    paragraph(t("report.method.how")),
    paragraph(t("report.method.accuracy")),
    paragraph(t("report.method.states")),
  ];
}

/** How the report was made, and what it must not be used for. */
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
