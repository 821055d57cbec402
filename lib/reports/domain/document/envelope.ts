import type { Translator } from "@/lib/platform/i18n/translator";
import { type ProfileInput, typeName } from "../report-input";
import { callout } from "./content-blocks";
import type { Callout, Cover, DocumentEnvelope, DocumentLabels, ReportDocument, Section } from "./document";

type EnvelopeInput = Pick<ProfileInput, "t" | "locale" | "brand" | "format" | "generatedAt">;

interface EnvelopeParts extends Pick<DocumentEnvelope, "title" | "subject" | "personal" | "fallback"> {
  readonly cover: Omit<Cover, "date">;
  /** In reading order; a chapter that has nothing to say is null. */
  readonly sections: readonly (Section | null)[];
}

/** The words of the page around the content. */
export function labelsOf({ t, brand }: Pick<EnvelopeInput, "t" | "brand">): DocumentLabels {
  return {
    brand,
    contents: t("report.labels.contents"),
    showTable: t("report.labels.showTable"),
    showAnswers: t("report.labels.showAnswers"),
    page: t("report.labels.page"),
  };
}

/** What every document has around its own matter: version, language, labels, and the day on its cover. */
export function envelope(input: EnvelopeInput, { cover, sections, ...parts }: EnvelopeParts) {
  const { locale, format, generatedAt } = input;
  return {
    version: 1,
    locale: locale.code,
    dir: locale.dir,
    ...parts,
    generatedAt,
    labels: labelsOf(input),
    cover: { ...cover, date: format.date(generatedAt) },
    sections: sections.flatMap((section) => section ?? []),
  } as const satisfies DocumentEnvelope;
}

/** Whom a report about one person is for, or that it is general. */
export function readerLine({ t, type, person }: ProfileInput): string {
  const name = person && [person.firstName, person.lastName].join(" ").trim();
  return name ? t("report.cover.for", { name }) : t("report.cover.general", { type });
}

/** Says that a report is general or a sample; nothing where it rests on a person's answers. */
export function subjectNotice(input: ProfileInput): Callout | null {
  const { t, type, profile } = input;
  const name = typeName(input, type);
  if (!profile) return callout("note", t("report.cover.generalTitle"), t("report.cover.generalNote", { type, name }));
  if (profile.evidence) return null;
  return callout("note", t("report.cover.sampleTitle"), t("report.cover.sample", { name }));
}

/** What must be known before reading on: whom it is about, texts in another language, texts that are missing. */
export function coverNotices(
  t: Translator,
  about: { readonly subject: Callout | null; readonly fallback: boolean; readonly missing?: number },
): readonly Callout[] {
  const { subject, fallback, missing: count = 0 } = about;
  return [
    ...(subject ? [subject] : []),
    ...(fallback ? [callout("note", t("report.cover.fallbackTitle"), t("report.cover.fallback"))] : []),
    ...(count > 0 ? [callout("note", t("pair.pack.missingTitle"), t("pair.pack.missingLead", { count }))] : []),
  ];
}

/** The document with one more notice on its cover, before the others. */
export function withNotice<Kind extends ReportDocument>(document: Kind, notice: Callout): Kind {
  const { cover } = document;
  return { ...document, cover: { ...cover, notices: [notice, ...cover.notices] } };
}
