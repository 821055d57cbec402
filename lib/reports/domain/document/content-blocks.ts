import type { Callout, Heading, List, ListItem, Paragraph } from "./document";

export function heading(text: string): Heading {
  return { kind: "heading", text };
}

export function paragraph(text: string, tone: Paragraph["tone"] = "plain"): Paragraph {
  return { kind: "paragraph", tone, text };
}

/** The paragraphs of a text, parted by empty lines. */
export function paragraphs(text: string): readonly Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => paragraph(part));
}

export function list(style: List["style"], items: readonly ListItem[]): List {
  return { kind: "list", style, items };
}

export function callout(tone: Callout["tone"], title: string, text: string): Callout {
  return { kind: "callout", tone, title, text };
}

/** Strengths as they are written, one a paragraph: "Name: sentence". A paragraph without a name is all sentence. */
export function namedItems(text: string): readonly { readonly term?: string; readonly text: string }[] {
  return paragraphs(text).map(({ text: item }) => {
    const [, term, sentence] = /^([^:：]{1,60})[:：]\s*(\S[\s\S]*)$/.exec(item) ?? [];
    return term && sentence ? { term: term.trim(), text: sentence } : { text: item };
  });
}
