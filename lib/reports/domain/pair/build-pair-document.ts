import { callout, heading } from "../blocks";
import type { Block, Callout, ReportDocument, Section } from "../document";
import { chapterBlocks } from "../pack/chapter";
import { missingSection } from "../pack/missing-section";
import { missingTexts } from "../pack/pack-input";
import { typeName } from "../report-input";
import { meetingSection } from "./meeting-section";
import type { PairInput } from "./pair-input";
import { bringsSection, conversationSection, frictionSection, pairMethodSection } from "./piece-sections";

/** The slug's chapter about each of the two types, or once where they share one. */
function chapterSection({ t, pack, first, second }: PairInput): Section | null {
  const types = first.side.type === second.side.type ? [first] : [first, second];
  const blocks = types.flatMap(({ side, texts }): readonly Block[] => {
    const own = [...chapterBlocks(pack, texts, "chapter"), ...chapterBlocks(pack, texts, "answer")];
    return own.length > 0 ? [heading(t("report.typeTitle", { name: typeName({ t }, side.type) })), ...own] : [];
  });
  return blocks.length > 0 ? { id: "chapter", title: pack.domain, blocks } : null;
}

function notices({ t, sample, first, second }: PairInput, missing: number): readonly Callout[] {
  const fallback = first.texts.fallback || second.texts.fallback;
  return [
    ...(sample ? [callout("note", t("report.cover.sampleTitle"), t("pair.sample.text"))] : []),
    ...(fallback ? [callout("note", t("report.cover.fallbackTitle"), t("report.cover.fallback"))] : []),
    ...(missing > 0
      ? [callout("note", t("pair.pack.missingTitle"), t("pair.pack.missingLead", { count: missing }))]
      : []),
  ];
}

/** The report of two people, compared by order and shape alone. The same input always gives the same document. */
export function buildPairDocument(input: PairInput): ReportDocument {
  const { t, first, second, pack, sample, locale, brand, format, generatedAt } = input;
  const types = { first: typeName({ t }, first.side.type), second: typeName({ t }, second.side.type) };
  const same = first.side.type === second.side.type;
  const missing = missingTexts(pack, same ? [first.texts] : [first.texts, second.texts]);
  return {
    version: 1,
    locale: locale.code,
    dir: locale.dir,
    title: t("pair.documentTitle", { brand, ...types }),
    reportType: "standard",
    subject: { type: first.side.type, otherType: second.side.type, sample },
    pack: { slug: pack.slug, missing: missing.length },
    personal: !sample,
    fallback: first.texts.fallback || second.texts.fallback,
    generatedAt,
    labels: {
      brand,
      contents: t("report.labels.contents"),
      showTable: t("report.labels.showTable"),
      page: t("report.labels.page"),
    },
    cover: {
      kicker: t("pair.kicker"),
      title: t(same ? "pair.titleSame" : "pair.title", types),
      theme: pack.domain,
      tagline: t("pair.tagline"),
      reader: t("pair.reader", { first: first.name, second: second.name }),
      date: format.date(generatedAt),
      notices: notices(input, missing.length),
    },
    sections: [
      meetingSection(input),
      bringsSection(input),
      frictionSection(input),
      conversationSection(input),
      chapterSection(input),
      missingSection(input, missing),
      pairMethodSection(input),
    ].flatMap((section) => section ?? []),
  };
}
