import type { PackTexts } from "@/lib/content/domain/pack-texts";
import { heading, list, namedItems, paragraphs } from "../blocks";
import type { Block } from "../document";
import type { PackView } from "./pack-input";

/** The written texts of a chapter about one type, each under its heading; `only` names where the bridge puts them. */
export function chapterBlocks(
  pack: PackView,
  { texts }: PackTexts,
  only: PackView["sections"][number]["section"],
): readonly Block[] {
  return pack.sections.flatMap(({ role, section, title }): readonly Block[] => {
    const text = texts[role];
    if (section !== only || text === null) return [];
    return [heading(title), ...(role === "strengths" ? [list("terms", namedItems(text))] : paragraphs(text))];
  });
}
