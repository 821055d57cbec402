import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { BridgeSection } from "@/lib/content/domain/pack-manifest";
import type { PackTexts } from "@/lib/content/domain/pack-texts";
import type { ChapterRole } from "@/lib/content/domain/slugs";
import { heading, list, namedItems, paragraph, paragraphs } from "../document/content-blocks";
import type { ContentBlock, Section } from "../document/document";
import { type ProfileInput, typeName } from "../report-input";

/** A slug as its reports name it: the domain is a text of the administrator, the titles come from the bridge. */
export interface PackView {
  readonly slug: string;
  readonly domain: string;
  /** In reading order, with the headings of the reader's language. */
  readonly sections: readonly {
    readonly role: ChapterRole;
    readonly section: BridgeSection["section"];
    readonly title: string;
  }[];
}

/** The input of a pack's report about one person. */
export interface PackInput extends ProfileInput {
  readonly pack: PackView;
  readonly texts: PackTexts;
}

/** A chapter role without a text, by the heading that it would have. */
export interface MissingText {
  readonly type: PersonalityType;
  readonly title: string;
}

/** The roles without a text, in reading order. */
export function missingTexts(pack: PackView, texts: readonly PackTexts[]): readonly MissingText[] {
  return texts.flatMap(({ type, missing }) =>
    pack.sections.filter(({ role }) => missing.includes(role)).map(({ title }) => ({ type, title })),
  );
}

/** The written texts of a chapter about one type, each under its heading; `only` names where the bridge puts them. */
export function chapterBlocks(
  pack: PackView,
  { texts }: PackTexts,
  only: PackView["sections"][number]["section"],
): readonly ContentBlock[] {
  return pack.sections.flatMap(({ role, section, title }): readonly ContentBlock[] => {
    const text = texts[role];
    if (section !== only || text === null) return [];
    return [heading(title), ...(role === "strengths" ? [list("terms", namedItems(text))] : paragraphs(text))];
  });
}

/** Tells the reader what is not written yet; null when nothing is missing. */
export function missingSection(input: Pick<ProfileInput, "t">, missing: readonly MissingText[]): Section | null {
  const { t } = input;
  if (missing.length === 0) return null;
  const items = missing.map(({ type, title }) => ({
    term: title,
    text: t("pair.pack.missingItem", { type, name: typeName(input, type) }),
  }));
  return {
    id: "missing",
    title: t("pair.pack.missingTitle"),
    blocks: [paragraph(t("pair.pack.missingLead", { count: missing.length }), "lead"), list("facts", items)],
  };
}
