import { callout } from "../blocks";
import type { Callout, Cover } from "../document";
import { type ReportInput, typeName } from "../report-input";

function notices(input: ReportInput): readonly Callout[] {
  const { t, type, profile, texts } = input;
  const name = typeName(input, type);
  const found: Callout[] = [];
  if (!profile)
    found.push(callout("note", t("report.cover.generalTitle"), t("report.cover.generalNote", { type, name })));
  if (profile && !profile.evidence)
    found.push(callout("note", t("report.cover.sampleTitle"), t("report.cover.sample", { name })));
  if (texts.fallback) found.push(callout("note", t("report.cover.fallbackTitle"), t("report.cover.fallback")));
  return found;
}

/** Title, theme, reader and date, and whatever must be known before reading on. */
export function cover(input: ReportInput): Cover {
  const { t, type, reportType, person, texts, format, generatedAt } = input;
  const reader = person && [person.firstName, person.lastName].join(" ").trim();
  return {
    kicker: t(`report.kind.${reportType}`),
    title: t("report.typeTitle", { name: typeName(input, type) }),
    theme: t(`report.theme.${reportType}`),
    tagline: texts.depth.tagline,
    reader: reader ? t("report.cover.for", { name: reader }) : t("report.cover.general", { type }),
    date: format.date(generatedAt),
    notices: notices(input),
  };
}
