import { callout, list, paragraph } from "../blocks";
import type { Callout, ReportDocument, Section } from "../document";
import { isPersonal, type ReportInput, typeName } from "../report-input";
import { factItems } from "../sections/answer";
import { instinctsSection } from "../sections/instincts";
import { nineSection } from "../sections/nine";
import { statesSection } from "../sections/states";
import { wingSection } from "../sections/wing";
import { chapterBlocks } from "./chapter";
import { missingSection } from "./missing-section";
import { missingTexts, type PackInput } from "./pack-input";

/** Those chapters of every report that need nothing but the profile and the product's own words. */
const PROFILE_SECTIONS = [nineSection, wingSection, statesSection, instinctsSection] as const;

const NO_TEXTS: ReportInput["texts"] = {
  chapter: { overview: "", strengths: "", "daily-action": "" },
  depth: {
    tagline: "",
    motivation: "",
    gifts: "",
    "blind-spots": "",
    "under-stress": "",
    "at-best": "",
    "seen-by-others": "",
    day: "",
  },
  plan: [],
  questions: [],
  fallback: false,
};

/** The input of the chapters above; the sections that read texts are not among them. */
function profileInput({ texts: _, ...input }: PackInput): ReportInput {
  return { ...input, reportType: "standard", texts: NO_TEXTS, answers: null };
}

function notices(input: PackInput, missing: number): readonly Callout[] {
  const { t, type, profile, texts } = input;
  const name = typeName(input, type);
  const found: Callout[] = [];
  if (!profile)
    found.push(callout("note", t("report.cover.generalTitle"), t("report.cover.generalNote", { type, name })));
  if (profile && !profile.evidence)
    found.push(callout("note", t("report.cover.sampleTitle"), t("report.cover.sample", { name })));
  if (texts.fallback) found.push(callout("note", t("report.cover.fallbackTitle"), t("report.cover.fallback")));
  if (missing > 0)
    found.push(callout("note", t("pair.pack.missingTitle"), t("pair.pack.missingLead", { count: missing })));
  return found;
}

function answerSection(input: PackInput): Section {
  const { t, pack, texts, profile } = input;
  return {
    id: "answer",
    title: t(profile ? "report.answer.title" : "report.answer.generalTitle"),
    blocks: [list("facts", factItems(profileInput(input))), ...chapterBlocks(pack, texts, "answer")],
  };
}

function chapterSection({ pack, texts }: PackInput): Section | null {
  const blocks = chapterBlocks(pack, texts, "chapter");
  return blocks.length > 0 ? { id: "chapter", title: pack.domain, blocks } : null;
}

function methodSection(input: PackInput): Section {
  const { t, profile } = input;
  const personal = isPersonal(profileInput(input)) && profile?.evidence;
  return {
    id: "method",
    title: t("report.method.title"),
    blocks: [
      paragraph(t(personal ? "report.method.how" : profile ? "report.method.sample" : "report.method.general")),
      paragraph(t("report.method.limits")),
    ],
  };
}

/** The report of a pack about one person, from what is written; what is not is said, and nothing makes it fail. */
export function buildPackDocument(input: PackInput): ReportDocument {
  const { t, type, person, profile, pack, texts, locale, brand, format, generatedAt } = input;
  const missing = missingTexts(pack, [texts]);
  const reader = person && [person.firstName, person.lastName].join(" ").trim();
  const about = profileInput(input);
  return {
    version: 1,
    locale: locale.code,
    dir: locale.dir,
    title: t("report.documentTitle", { brand, name: typeName(input, type), theme: pack.domain }),
    reportType: "standard",
    subject: { type, sample: profile !== null && profile.evidence === null },
    pack: { slug: pack.slug, missing: missing.length },
    personal: profile !== null,
    fallback: texts.fallback,
    generatedAt,
    labels: {
      brand,
      contents: t("report.labels.contents"),
      showTable: t("report.labels.showTable"),
      page: t("report.labels.page"),
    },
    cover: {
      kicker: t("pair.pack.kicker"),
      title: t("report.typeTitle", { name: typeName(input, type) }),
      theme: pack.domain,
      tagline: t("pair.pack.tagline", { name: typeName(input, type) }),
      reader: reader ? t("report.cover.for", { name: reader }) : t("report.cover.general", { type }),
      date: format.date(generatedAt),
      notices: notices(input, missing.length),
    },
    sections: [
      answerSection(input),
      chapterSection(input),
      ...(profile ? PROFILE_SECTIONS.map((section) => section(about)) : []),
      missingSection(input, missing),
      methodSection(input),
    ].flatMap((section) => section ?? []),
  };
}
