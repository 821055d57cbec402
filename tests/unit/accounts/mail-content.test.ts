import fc from "fast-check";
import {
  buildMailContent,
  MAIL_KINDS,
  MAX_MAIL_ATTEMPTS,
  mailRetryDelayMs,
  renderMailHtml,
  renderMailText,
} from "@/lib/accounts/domain/mail";
import { generateTemporaryPassword, isTemporaryPasswordFormat } from "@/lib/accounts/domain/tokens";
import { escapeHtml } from "@/lib/platform/html";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";

const facts = {
  brand: "Ninefold",
  firstName: "Asha",
  email: "asha@example.org",
  url: "https://example.org/login?lang=en&x=1",
  time: 30,
};

describe.each(LOCALES)("in $name", ({ code, tag, dir }) => {
  test.each(MAIL_KINDS)("%s is whole in text and HTML", (kind) => {
    const letter = buildMailContent(kind, translator(code), { ...facts, code: "abcd-efgh-jkmn-pqrs" });
    const [text, html] = [renderMailText(letter), renderMailHtml(letter, { tag, dir })];
    for (const part of [letter.greeting, ...letter.paragraphs, letter.note, letter.closing, letter.link.label]) {
      expect(part).not.toMatch(/[{}]|\bmail\.\w|undefined/);
      expect(text).toContain(part);
      expect(html).toContain(escapeHtml(part));
    }
    expect(text).toContain(facts.url);
    expect(html).toContain(`href="https://example.org/login?lang=en&amp;x=1"`);
    expect(html).toContain(`<html lang="${tag}" dir="${dir}">`);
    expect(letter.subject).not.toMatch(/[\r\n]/);
  });
});

test("whatever a name is, it makes no element and no further line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (firstName) => {
      const plain = buildMailContent("verifyEmail", translator("en"), facts);
      const letter = buildMailContent("verifyEmail", translator("en"), { ...facts, firstName });
      expect(renderMailText(letter).split("\n")).toHaveLength(renderMailText(plain).split("\n").length);
      const tags = (html: string) => html.match(/<\/?[a-z!]+/g);
      const look = { tag: "en", dir: "ltr" } as const;
      expect(tags(renderMailHtml(letter, look))).toEqual(tags(renderMailHtml(plain, look)));
    }),
  );
});

test("a temporary password has its form, and few other texts have", () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(1_000)), (numbers) => {
      const made = generateTemporaryPassword((below) => (numbers.next().value as number) % below);
      expect(isTemporaryPasswordFormat(made)).toBe(true);
    }),
  );
  for (const other of ["seven blue doors", "abcd-efgh-jkmn", "abcd-efgh-jkmn-pqr1", "ABCD-EFGH-JKMN-PQRS", ""])
    expect(isTemporaryPasswordFormat(other)).toBe(false);
});

test("the pauses of the queue grow, and end after about an hour", () => {
  const pauses = Array.from({ length: MAX_MAIL_ATTEMPTS }, (_, attempts) => mailRetryDelayMs(attempts) / 60_000);
  expect(pauses).toEqual([2, 4, 8, 16, 32]);
});
