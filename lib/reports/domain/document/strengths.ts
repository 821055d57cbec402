import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import type { EvidenceInput } from "./choices";

/**
 * The answers that speak for each of the three strengths of a chapter, in the order of the content: number and side of
 * the pair ("4L"). After "!" stands an answer that denies the strength, which nobody who gave it would say of themselves.
 */
type Links = readonly [string, string, string];

export const STRENGTH_LINKS: Readonly<Record<ReportType, Readonly<Record<PersonalityType, Links>>>> = {
  standard: {
    1: ["19R 28R", "31L 8L", "8L 23L !8R"],
    2: ["27R", "14R 3L 33L", "27R"],
    3: ["8R 32R 36L 25L !16L !9L", "2L", "32R"],
    4: ["19L 6L !4L", "22R 16R 29L", "22R 6L"],
    5: ["27L 9L", "32L 16L !32R", "20R 35R"],
    6: ["31R 35L !35R", "21R 18L", "10R 24L 2R"],
    7: ["11R 7R !11L", "14L", "23R"],
    8: ["33R 4R 15L !4L !13R !18R", "4R 19R !4L !13R", "1L 9R 15L !9L !16L"],
    9: ["15R 18R 34L", "11L !11R", "34L 25R !17L"],
  },
  love: {
    1: ["3R", "34R 28R !34L", "19R 31L"],
    2: ["27R 30L", "33L", "27R"],
    3: ["36L 8R !16L", "32R", "29R !20R"],
    4: ["10L 29L 26R", "19L 6L 4R !4L !5R !13R", "16R 22R"],
    5: ["35R 20R", "15R 9L 13L", "5R 13R"],
    6: ["21R 18L", "31R 35L !35R", "24L"],
    7: ["23R 11R", "4L 14L", "7R"],
    8: ["33R 15L !4L !18R", "4R !4L !13R !18R", "3L 33L"],
    9: ["11L 34L", "18R 30R 11L", "25R"],
  },
  career: {
    1: ["8L 31L 23L !8R", "19R 28R", "34R 16L"],
    2: ["27R 19R", "33L 27R", "36R 3L"],
    3: ["12R 36L !16L", "29R", "32R 34R"],
    4: ["29L 26R", "19L 22R !4L", "8L !8R"],
    5: ["32L 16L !32R", "5R 13R", "20R 32L 35R !20L !17R"],
    6: ["3R 21R", "18L 24L", "2R 31R"],
    7: ["26L 17R !32L", "9R 11R !16L !9L !7L", "7R 26L"],
    8: ["9R 17L 4R !16L", "1L 12L 28L !7L !16L", "12L 9R"],
    9: ["25R 34L !17R", "30R 15R 11L", "11L !11R"],
  },
  corporate: {
    1: ["8L 23L 31L !8R", "19R 4R !4L !18R !13R", "31L 34R"],
    2: ["30L 27R", "36R 14R", "27R"],
    3: ["8R 32R", "29R 2L", "32R 12R"],
    4: ["29L 11R !11L", "19L 6L", "26R 16R"],
    5: ["32L !32R", "13L 9L 27L", "35R 5R !7L"],
    6: ["31R 35L !35R", "21R 18L 33R", "2R 10R"],
    7: ["11R 7R !11L", "23R 4L", "9R 11R !9L !16L"],
    8: ["15L 9R !15R !9L", "33R !4L !18R", "4R 19R !4L !13R !18R"],
    9: ["11L 18R 30R !11R", "15R 34L !17R", "30R 11L"],
  },
  health: {
    1: ["23L 3R !17R", "31L 34R", "23L 8L"],
    2: ["14R 3L", "30L 21R", "33L"],
    3: ["9R 8R !16L !9L", "32R 25L 12R", "36L 32R"],
    4: ["22R 16R", "19L 6L 10L", "29L 26R"],
    5: ["20R 35R !20L", "20R 35R", "9L 16L 27L"],
    6: ["35L 31R !35R", "21R !17R", "21R 3R"],
    7: ["23R", "26L 17R 7R", "14L 34L"],
    8: ["1L 15L", "4R", "9R 1L"],
    9: ["15R 34L 25R !17L", "25R 34L", "34L !34R"],
  },
  leadership: {
    1: ["19R 28R", "13L 8L", "28R 34R"],
    2: ["27R 30L", "27R 14R", "36R 21R"],
    3: ["32R 36L", "8R 2L", "29R 15L !4L"],
    4: ["10L 26R", "29L 26R", "19L 4R !4L !13R"],
    5: ["9L 12L !7L !18R", "35R 5R", "32L 9L"],
    6: ["31R 35L !35R", "21R 18L", "31R 2R !18R"],
    7: ["11R 7R !11L", "23R 4L", "14L 11R"],
    8: ["4R 12L !18R !4L", "9R 15L !9L !16L !7L", "33R"],
    9: ["5L 22L 34L", "15R 34L", "22L 30R 5L"],
  },
  wealth: {
    1: ["3R 8L 23L", "19R 28R", "8L 31L"],
    2: ["3L 14R 36R", "27R", "30L 36R"],
    3: ["32R 12R 25L", "12R 29R", "8R 17L"],
    4: ["26R 16R", "29L 26R !29R", "22R 29L"],
    5: ["27L 9L 16L !7L", "20R 35R", "32L 16L !17R"],
    6: ["35L 31R !35R", "31R 2R 10R", "3R 21R"],
    7: ["11R 14L", "14L 34L", "23R 26L"],
    8: ["9R 1L !9L !16L !7L", "12L 4R 1L !4L !18R !13R", "33R 1L 15L"],
    9: ["25R 22L 34L !20L", "15R 34L", "11L 30R"],
  },
};

/** What a link says of the answers: 1 for one that was given, 2 where it was marked "strongly", negative after "!". */
function weightOf(link: string, answers: PairAnswers): number {
  const [, denies, id, side] = /^(!?)(\d+)([LR])$/.exec(link) ?? [];
  const answer = answers[Number(id)];
  if (answer?.side !== (side === "L" ? "left" : "right")) return 0;
  return (answer.strong ? 2 : 1) * (denies ? -1 : 1);
}

/**
 * A chapter's strengths as this person's answers bear them: those that an answer denies are left out, and what most
 * answers speak for comes first. A chapter that no longer has its three strengths stays as it was written.
 */
export function strengthsByAnswers<Item>(
  items: readonly Item[],
  { type, reportType, answers }: Pick<EvidenceInput, "type" | "answers"> & { readonly reportType: ReportType },
): readonly Item[] {
  const links = STRENGTH_LINKS[reportType][type];
  if (items.length !== links.length) return items;
  return items
    .map((item, at) => ({ item, weights: (links[at] ?? "").split(" ").map((link) => weightOf(link, answers.pairs)) }))
    .filter(({ weights }) => weights.every((weight) => weight >= 0))
    .map(({ item, weights }) => ({ item, sum: weights.reduce((all, weight) => all + weight, 0) }))
    .sort((one, other) => other.sum - one.sum)
    .map(({ item }) => item);
}
