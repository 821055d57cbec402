import { buffer } from "node:stream/consumers";
import layoutDocument, { type DocumentNode, type SafeDocumentNode } from "@react-pdf/layout";
import renderLayout from "@react-pdf/render";
import { Font, pdf } from "@react-pdf/renderer";
import type PDFDocument from "pdfkit";
import type { ReactElement } from "react";
import { localeInfo } from "@/lib/platform/i18n/locales";
import type { ReportDocument, SectionId } from "@/lib/reports/domain/document/document";
import { ANSWER, Chapters, FRONT_PAGES, Frame } from "../report-pdf";
import { createPdfTheme, type PdfTheme } from "../style";
import type { Density } from "../style-sheets";
import { type LayoutNode, TaggedWriter, withStructure } from "./structure";

/*
 * The steps of @react-pdf/renderer, one by one. The packages' types do not fit each other (one declares the fonts as a
 * class, the writer as a browser's), so all casts are here.
 */

/** Laid-out pages. */
type PdfLayout = Pick<SafeDocumentNode, "children">;

const layOutDocument = layoutDocument as unknown as (document: DocumentNode, fonts: typeof Font) => Promise<PdfLayout>;

/** Writes laid-out pages to a writer and ends it. */
const writeLayout = renderLayout as unknown as (writer: PDFDocument, layout: PdfLayout) => void;

/** Lays out a `<Document>`. */
async function layOutElement(element: ReactElement): Promise<PdfLayout> {
  const { container } = pdf(element as Parameters<typeof pdf>[0]) as unknown as {
    container: { document: DocumentNode };
  };
  return layOutDocument(container.document, Font);
}

/** The ids of the chapters that begin within a part of a page. */
function chapterIdsIn({ props, children }: LayoutNode): readonly string[] {
  const own = props?.id && props.bookmark ? [String(props.id)] : [];
  return [...own, ...(children ?? []).flatMap(chapterIdsIn)];
}

function chapterPages({ children }: PdfLayout): ReadonlyMap<SectionId, number> {
  return new Map(
    (children as unknown as readonly LayoutNode[]).flatMap((page, at) =>
      chapterIdsIn(page).map((id) => [id as SectionId, at + 1 + FRONT_PAGES] as const),
    ),
  );
}

/** How the answer is set where it has no room on its page: ever more closely, its text never under nine tenths. */
const CLOSER: readonly Density[] = [
  { text: 1, space: 0.7 },
  { text: 0.98, space: 0.6 },
  { text: 0.96, space: 0.5 },
  { text: 0.94, space: 0.5 },
  { text: 0.92, space: 0.4 },
  { text: 0.9, space: 0.4 },
];

/** The theme in which the answer takes one page: the usual one if it does or if none does, else the loosest. */
async function answerThemeOf(document: ReportDocument, theme: PdfTheme): Promise<PdfTheme> {
  const sections = document.sections.filter(({ id }) => id === ANSWER);
  const alone = { ...document, sections };
  const fits = async (tried: PdfTheme) => {
    const { children } = await layOutElement(<Chapters document={alone} theme={theme} answerTheme={tried} />);
    return (children ?? []).length <= 1;
  };
  if (sections.length === 0 || (await fits(theme))) return theme;
  for (const density of CLOSER) {
    const closer = createPdfTheme(document, density);
    if (await fits(closer)) return closer;
  }
  return theme;
}

function createWriter({ title, locale, dir, labels, generatedAt }: ReportDocument): TaggedWriter {
  const document = new TaggedWriter({
    autoFirstPage: false,
    compress: true,
    pdfVersion: "1.7",
    lang: localeInfo(locale).tag,
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: labels.brand,
      Creator: labels.brand,
      Producer: labels.brand,
      CreationDate: new Date(generatedAt),
    },
  });
  const { data } = document._root;
  data.PageMode = "UseOutlines";
  if (dir === "rtl" && data.ViewerPreferences) data.ViewerPreferences.data.Direction = "R2L";
  return document;
}

/**
 * Draws a report: in a document, out the bytes of a PDF. The chapters are laid out once, alone; what needs their
 * number and places (contents, heads, page numbers) is laid out after and joined to their pages. The package on its own
 * would lay out all of it again.
 */
export async function composePdf(document: ReportDocument): Promise<Buffer> {
  const theme = createPdfTheme(document);
  const answerTheme = await answerThemeOf(document, theme);
  const chapters = await layOutElement(<Chapters document={document} theme={theme} answerTheme={answerTheme} />);
  const bodies = chapters.children ?? [];
  const total = bodies.length + FRONT_PAGES;
  const frame = await layOutElement(
    <Frame document={document} theme={theme} places={chapterPages(chapters)} total={total} />,
  );
  const pages = (frame.children ?? []).map((page, at) => {
    const body = bodies[at - FRONT_PAGES];
    return body ? { ...body, children: [...(page.children ?? []), ...(body.children ?? [])] } : page;
  });
  const writer = createWriter(document);
  const bytes = buffer(writer);
  const marked = withStructure(pages as unknown as readonly LayoutNode[], writer);
  writeLayout(writer, { children: marked as unknown as PdfLayout["children"] });
  return bytes;
}
