import { callout, heading, paragraph } from "../document/content-blocks";
import type { ContentBlock, MatchDocument, Section } from "../document/document";
import { coverNotices, envelope } from "../document/envelope";
import { chapterBlocks, missingSection, missingTexts } from "../pack/pack-input";
import { typeName } from "../report-input";
import type { MatchInput } from "./match-input";
import {
  bringsSection,
  conversationSection,
  distinctPeople,
  frictionSection,
  matchMethodSection,
} from "./match-sections";
import { meetingSection } from "./meeting-section";

/**
 * The slug's chapter about each of the two, under their name and type, or once where they share one. Its texts say "you",
 * so each part says first who that is.
 */
function chapterSection(input: MatchInput): Section | null {
  const { t, pack, first, second } = input;
  const same = first.side.type === second.side.type;
  const blocks = distinctPeople(input).flatMap(({ person: { name, texts }, title }): readonly ContentBlock[] => {
    const own = [...chapterBlocks(pack, texts, "chapter"), ...chapterBlocks(pack, texts, "answer")];
    return own.length > 0
      ? [heading(title), ...(same ? [] : [paragraph(t("pair.you", { name }), "note")]), ...own]
      : [];
  });
  return blocks.length > 0 ? { id: "chapter", title: pack.domain, blocks } : null;
}

/** The report of two people, compared by order and shape alone. The same input always gives the same document. */
export function buildMatchDocument(input: MatchInput): MatchDocument {
  const { t, first, second, pack, sample, brand } = input;
  const types = { first: typeName({ t }, first.side.type), second: typeName({ t }, second.side.type) };
  const same = first.side.type === second.side.type;
  const missing = missingTexts(pack, same ? [first.texts] : [first.texts, second.texts]);
  const fallback = first.texts.fallback || second.texts.fallback;
  const sampleNotice = sample ? callout("note", t("report.cover.sampleTitle"), t("pair.sample.text")) : null;
  return {
    kind: "match",
    pack: { slug: pack.slug, missing: missing.length },
    ...envelope(input, {
      title: t(same ? "pair.documentTitleSame" : "pair.documentTitle", { brand, ...types }),
      subject: { type: first.side.type, sample },
      personal: !sample,
      fallback,
      cover: {
        kicker: t("pair.kicker"),
        title: t(same ? "pair.titleSame" : "pair.title", types),
        theme: pack.domain,
        tagline: t("pair.tagline"),
        reader: t("pair.reader", { first: first.name, second: second.name }),
        notices: coverNotices(t, { subject: sampleNotice, fallback, missing: missing.length }),
      },
      sections: [
        meetingSection(input),
        bringsSection(input),
        frictionSection(input),
        conversationSection(input),
        chapterSection(input),
        missingSection(input, missing),
        matchMethodSection(input),
      ],
    }),
    subject: { type: first.side.type, otherType: second.side.type, sample },
  };
}
