import { INNER_LINES } from "@/lib/assessment/domain/instrument/inner-lines";
import { pairOf, pairPath, TYPE_PAIRS, type TypePair, typePath } from "@/lib/assessment/domain/instrument/type-paths";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { ReportTexts } from "@/lib/content/domain/report-texts";
import { callout, heading, paragraph } from "../document/content-blocks";
import type { ContentBlock, DocumentLabels, Section } from "../document/document";
import { labelsOf } from "../document/envelope";
import type { CircleFigure } from "../document/figure-data";
import { depthOf } from "../document/sections/chapter";
import { instinctsSection } from "../document/sections/instincts";
import { sideBySide } from "../document/sections/lookalike";
import { nineSection } from "../document/sections/nine";
import { statesSection } from "../document/sections/states";
import { wingSection } from "../document/sections/wing";
import { type ProfileInput, typeName } from "../report-input";

/** What every public page about the types has: nobody's data, all words in the language of the page. */
export interface TypesPage {
  /** For search engines and the title in the tab. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lede: string;
  readonly path: `/types${string}`;
}

/** A link to another of these pages, and what it says about it. */
export interface TypesLink {
  readonly path: `/types/${string}`;
  readonly name: string;
  readonly text?: string;
}

/** The page that leads to the others. */
export interface TypesListPage extends TypesPage {
  readonly types: readonly TypesLink[];
  readonly pairs: readonly TypesLink[];
  readonly circle: CircleFigure;
}

/** A page about one type or two: chapters as a report has them, and where to read on. */
export interface TypesArticle extends TypesPage {
  readonly intro?: string;
  readonly type: PersonalityType;
  readonly labels: DocumentLabels;
  readonly sections: readonly Section[];
  readonly links: { readonly title: string; readonly items: readonly TypesLink[] };
}

/** Nobody in particular reads: the chapters of a report in general, in a language. */
export type TypesInput = Omit<ProfileInput, "type" | "profile" | "person" | "answers">;

const general = (input: TypesInput, type: PersonalityType): ProfileInput => ({
  ...input,
  type,
  profile: null,
  person: null,
});

function typeLink({ t }: TypesInput, type: PersonalityType, text?: string): TypesLink {
  const name = t("types.type.heading", { type, name: t(`results.typeDisplay.${type}`) });
  return { path: typePath(type), name, ...(text !== undefined && { text }) };
}

function pairNames(input: TypesInput, [lower, higher]: TypePair) {
  const { t } = input;
  return {
    lower: typeName({ t }, lower),
    higher: typeName({ t }, higher),
    title: t("report.lookalike.title", { name: typeName({ t }, lower), other: typeName({ t }, higher) }),
    ...sideBySide({ t, type: lower }, higher),
  };
}

function pairLink(input: TypesInput, pair: TypePair): TypesLink {
  const { title, line } = pairNames(input, pair);
  return { path: pairPath(pair), name: title, text: line };
}

/** All nine on their circle, and every two that are taken for each other. `taglines` are those of the types, in their order. */
export function typesListPage(input: TypesInput, taglines: readonly string[]): TypesListPage {
  const { t } = input;
  return {
    path: "/types",
    title: t("types.list.title"),
    description: t("types.list.description"),
    heading: t("types.list.heading"),
    lede: t("types.list.lede"),
    types: PERSONALITY_TYPES.map((type, at) => typeLink(input, type, taglines[at])),
    pairs: TYPE_PAIRS.map((pair) => pairLink(input, pair)),
    circle: {
      kind: "circle",
      points: PERSONALITY_TYPES.map((type) => ({ type, label: typeName({ t }, type), emphasis: "none" })),
      lines: INNER_LINES.map((line) => ({ ...line, own: false })),
    },
  };
}

/** What opens a chapter, without what stands under headings of its own. */
function opening({ blocks, ...section }: Section): Section {
  const end = blocks.findIndex(({ kind }) => kind === "heading");
  const kept: readonly ContentBlock[] = end < 0 ? blocks : blocks.slice(0, end);
  return { ...section, blocks: kept };
}

/** The page about one type: itself, its place among the nine, wings, areas and states, and what it is taken for. */
export function typePage(input: TypesInput, type: PersonalityType, texts: Pick<ReportTexts, "depth">): TypesArticle {
  const { t } = input;
  const report = general(input, type);
  const name = t(`results.typeDisplay.${type}`);
  const { tagline } = texts.depth;
  const others = PERSONALITY_TYPES.filter((other) => other !== type);
  return {
    path: typePath(type),
    type,
    title: t("types.type.title", { type, name }),
    description: t("types.type.description", { type, tagline }),
    heading: t("types.type.heading", { type, name }),
    lede: tagline,
    intro: t("types.type.intro", { type }),
    labels: labelsOf(input),
    sections: [
      depthOf({ t, type, texts }, ["motivation", "gifts", "blind-spots", "seen-by-others"]),
      nineSection(report),
      wingSection(report),
      instinctsSection(report),
      opening(statesSection(report)),
    ],
    links: { title: t("types.type.lookalikes"), items: others.map((other) => pairLink(input, pairOf(type, other))) },
  };
}

/** The page about two types: what they share, each from inside, and how to tell them apart. */
export function pairPage(input: TypesInput, pair: TypePair): TypesArticle {
  const { t } = input;
  const [type, otherType] = pair;
  const { lower, higher, title, line, shared, own, theirs, tell } = pairNames(input, pair);
  return {
    path: pairPath(pair),
    type,
    title: t("types.pair.title", { type, otherType, name: lower, other: higher }),
    description: t("types.pair.description", { type, otherType, line }),
    heading: title,
    lede: line,
    labels: labelsOf(input),
    sections: [
      {
        id: "lookalike",
        title: t("types.pair.shared"),
        blocks: [
          paragraph(shared),
          heading(t("report.typeTitle", { name: lower })),
          paragraph(own),
          heading(t("report.typeTitle", { name: higher })),
          paragraph(theirs),
          callout("action", t("report.lookalike.tell"), tell),
        ],
      },
    ],
    links: { title: t("types.pair.more"), items: pair.map((each) => typeLink(input, each)) },
  };
}
