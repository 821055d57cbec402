import type { ContentBlock, ReportDocument, SectionId } from "@/lib/reports/domain/document/document";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Keys whose values are names for the program, which nobody reads. */
const CODES = new Set([
  "kind",
  "id",
  "locale",
  "dir",
  "reportType",
  "generatedAt",
  "tone",
  "style",
  "state",
  "emphasis",
  "cells",
  "cell",
]);

/** Every string of a document that somebody reads. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => (CODES.has(key) ? [] : textsOf(each)));
}

/** The running text: what would read as a repetition if it stood twice. */
export function runningTexts(document: ReportDocument): readonly string[] {
  const ofBlock = (block: ContentBlock, section: SectionId): readonly string[] => {
    // The answers as they were given repeat what others tell in sentences.
    if (block.kind === "table") return section === "given" ? [] : block.rows.flat();
    if (block.kind === "paragraph" || block.kind === "callout" || block.kind === "quote") return [block.text];
    return block.kind === "list" ? block.items.flatMap(({ text }) => (text ? [text] : [])) : [];
  };
  return [document.cover.tagline, ...document.cover.notices.map(({ text }) => text)].concat(
    document.sections.flatMap(({ id, blocks }) => blocks.flatMap((block) => ofBlock(block, id))),
  );
}

/** A section's strings. */
export function sectionTexts(document: ReportDocument, id: string): string {
  return textsOf(document.sections.find((section) => section.id === id)?.blocks ?? []).join("\n");
}
