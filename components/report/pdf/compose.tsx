import { buffer } from "node:stream/consumers";
import layoutDocument, { type DocumentNode, type SafeDocumentNode } from "@react-pdf/layout";
import renderLayout from "@react-pdf/render";
import { Font, pdf } from "@react-pdf/renderer";
import PDFDocument from "pdfkit";
import type { ReactElement } from "react";
import { localeInfo } from "@/lib/platform/i18n/locales";
import type { ReportDocument, SectionId } from "@/lib/reports/domain/document";
import { Chapters, FRONT_PAGES, Frame } from "./report-pdf";
import { lookOf } from "./style";

type LaidOut = Pick<SafeDocumentNode, "children">;
const layOut = layoutDocument as unknown as (document: DocumentNode, fonts: typeof Font) => Promise<LaidOut>;
const draw = renderLayout as unknown as (writer: PDFDocument, layout: LaidOut) => void;

async function laidOut(element: ReactElement): Promise<LaidOut> {
  const { container } = pdf(element as Parameters<typeof pdf>[0]) as unknown as {
    container: { document: DocumentNode };
  };
  return layOut(container.document, Font);
}

interface Placed {
  readonly props?: object;
  readonly children?: readonly Placed[];
}

/** The ids of the chapters that begin within a part of a page. */
function idsWithin({ props, children }: Placed): readonly string[] {
  const own = props && "id" in props && "bookmark" in props && props.bookmark ? [String(props.id)] : [];
  return [...own, ...(children ?? []).flatMap(idsWithin)];
}

function placesOf({ children }: LaidOut): ReadonlyMap<SectionId, number> {
  return new Map(
    (children as readonly Placed[]).flatMap((page, at) =>
      idsWithin(page).map((id) => [id as SectionId, at + 1 + FRONT_PAGES] as const),
    ),
  );
}

function writer({ title, locale, dir, labels, generatedAt }: ReportDocument): PDFDocument {
  const document = new PDFDocument({
    autoFirstPage: false,
    compress: true,
    pdfVersion: "1.7",
    lang: localeInfo(locale).tag,
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
 * Sets the report and writes it. The chapters are laid out once, alone; what needs their number and places (contents,
 * heads, page numbers) is laid out after and joined to their pages, where the package would lay out all of it again.
 */
export async function composePdf(document: ReportDocument): Promise<Buffer> {
  const look = lookOf(document);
  const chapters = await laidOut(<Chapters document={document} look={look} />);
  const bodies = chapters.children ?? [];
  const total = bodies.length + FRONT_PAGES;
  const frame = await laidOut(<Frame document={document} look={look} places={placesOf(chapters)} total={total} />);
  const pages = (frame.children ?? []).map((page, at) => {
    const body = bodies[at - FRONT_PAGES];
    return body ? { ...body, children: [...(page.children ?? []), ...(body.children ?? [])] } : page;
  }) as SafeDocumentNode["children"];
  const out = writer(document);
  const bytes = buffer(out);
  draw(out, { children: pages });
  return bytes;
}
