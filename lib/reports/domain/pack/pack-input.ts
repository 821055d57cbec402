import type { PersonalityType } from "@/lib/assessment/domain/types";
import type { BridgeSection } from "@/lib/content/domain/pack-manifest";
import type { PackTexts } from "@/lib/content/domain/pack-texts";
import type { ChapterRole } from "@/lib/content/domain/slugs";
import type { ReportInput } from "../report-input";

/** A slug as its reports name it: the domain is an administrator's own words, the titles come from the bridge. */
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

/** All that a pack's report about one person is made from. */
export type PackInput = Omit<ReportInput, "texts" | "answers" | "reportType"> & {
  readonly pack: PackView;
  readonly texts: PackTexts;
};

/** A chapter role whose text is not written, by the heading under which it would stand. */
export interface MissingText {
  readonly type: PersonalityType;
  readonly title: string;
}

/** What the given texts lack, in reading order. */
export function missingTexts(pack: PackView, texts: readonly PackTexts[]): readonly MissingText[] {
  return texts.flatMap(({ type, missing }) =>
    pack.sections.filter(({ role }) => missing.includes(role)).map(({ title }) => ({ type, title })),
  );
}
