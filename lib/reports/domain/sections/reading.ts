import { doubtOf, standingOf } from "../bands";
import { heading, paragraph, paragraphs } from "../blocks";
import type { Block, Section } from "../document";
import { isPersonal, type PersonalInput, type ReportInput, typeName } from "../report-input";

/** What to do with the doubt that this result leaves. */
function advice(input: PersonalInput): string {
  const { t, type, profile } = input;
  if (!profile.evidence) return t("report.reading.sample");
  const { band, other } = standingOf(profile.evidence, type);
  if (band === "clear") return t("report.reading.sure");
  return t("report.reading.doubt", { other: typeName(input, other) });
}

/** The first lines of the competing type, to be held beside one's own. */
function comparison(input: PersonalInput): readonly Block[] {
  const { t, type, profile, alternative } = input;
  const other = doubtOf(profile.evidence, type);
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
