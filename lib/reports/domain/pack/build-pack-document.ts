import { list, paragraph } from "../document/content-blocks";
import type { PackDocument, Section } from "../document/document";
import { coverNotices, envelope, readerLine, subjectNotice } from "../document/envelope";
import { factItems } from "../document/sections/answer";
import { instinctsSection } from "../document/sections/instincts";
import { nineSection } from "../document/sections/nine";
import { statesSection } from "../document/sections/states";
import { wingSection } from "../document/sections/wing";
import { typeName } from "../report-input";
import { chapterBlocks, missingSection, missingTexts, type PackInput } from "./pack-input";

/** Those chapters of every report that need nothing but the profile and the product's own words. */
const PROFILE_SECTIONS = [nineSection, wingSection, statesSection, instinctsSection] as const;

function answerSection(input: PackInput): Section {
  const { t, pack, texts, profile } = input;
  return {
    id: "answer",
    title: t(profile ? "report.answer.title" : "report.answer.generalTitle"),
    blocks: [list("facts", factItems(input)), ...chapterBlocks(pack, texts, "answer")],
  };
}

function chapterSection({ pack, texts }: PackInput): Section | null {
  const blocks = chapterBlocks(pack, texts, "chapter");
  return blocks.length > 0 ? { id: "chapter", title: pack.domain, blocks } : null;
}

function methodSection({ t, profile }: PackInput): Section {
  const made = profile?.evidence ? "how" : profile ? "sample" : "general";
  return {
    id: "method",
    title: t("report.method.title"),
    blocks: [paragraph(t(`report.method.${made}`)), paragraph(t("report.method.limits"))],
  };
}

/** The report of a pack about one person, from what is written; what is not is said, and nothing makes it fail. */
export function buildPackDocument(input: PackInput): PackDocument {
  const { t, type, profile, pack, texts, brand } = input;
  const missing = missingTexts(pack, [texts]);
  const name = typeName(input, type);
  return {
    kind: "pack",
    pack: { slug: pack.slug, missing: missing.length },
    ...envelope(input, {
      title: t("report.documentTitle", { brand, name, theme: pack.domain }),
      subject: { type, sample: profile !== null && profile.evidence === null },
      personal: profile !== null,
      fallback: texts.fallback,
      cover: {
        kicker: t("pair.pack.kicker"),
        title: t("report.typeTitle", { name }),
        theme: pack.domain,
        tagline: t("pair.pack.tagline", { name }),
        reader: readerLine(input),
        notices: coverNotices(t, {
          subject: subjectNotice(input),
          fallback: texts.fallback,
          missing: missing.length,
        }),
      },
      sections: [
        answerSection(input),
        chapterSection(input),
        ...(profile ? PROFILE_SECTIONS.map((section) => section(input)) : []),
        missingSection(input, missing),
        methodSection(input),
      ],
    }),
  };
}
