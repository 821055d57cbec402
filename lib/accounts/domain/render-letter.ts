import type { Letter } from "./letter";

export interface LetterLanguage {
  /** A BCP 47 tag. */
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? "");
}

/** The letter for a reader of plain text. */
export function letterText({ greeting, paragraphs, code, link, note, closing }: Letter): string {
  const parts = [greeting, ...paragraphs, code, `${link.label}:\n${link.url}`, note, closing];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const FONT =
  "font-family:Georgia,'Noto Serif','Noto Sans Devanagari','Noto Nastaliq Urdu',serif;font-size:17px;line-height:1.7;color:#2b2622";
const BOX = "display:inline-block;padding:12px 18px;border-radius:8px";

const paragraph = (html: string, style = "") => `<p style="margin:0 0 16px;${style}">${html}</p>`;

/** The letter as one self-contained page without script, picture or style sheet, as mail programs take it. */
export function letterHtml(letter: Letter, { tag, dir }: LetterLanguage): string {
  const { subject, greeting, paragraphs, code, link, note, closing } = letter;
  const strong = code && `<code dir="ltr" style="${BOX};background:#f3ece2;font-size:20px">${escapeHtml(code)}</code>`;
  const button = `<a href="${escapeHtml(link.url)}" style="${BOX};background:#7a3b1d;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a>`;
  const address = `<span dir="ltr" style="font-size:13px;color:#6b6058;word-break:break-all">${escapeHtml(link.url)}</span>`;
  const body = [
    ...[greeting, ...paragraphs].map((text) => paragraph(escapeHtml(text))),
    ...[strong, button, address].flatMap((html) => (html ? [paragraph(html)] : [])),
    paragraph(escapeHtml(note), "font-size:15px;color:#6b6058"),
    paragraph(escapeHtml(closing)),
  ].join("\n");
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf6f0">
<div dir="${dir}" style="max-width:34rem;margin:0 auto;padding:32px 20px;${FONT}">
${body}
</div>
</body>
</html>
`;
}
