import { LOCALES } from "@/lib/platform/i18n/locales";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import type { Section } from "@/lib/reports/domain/document/document";
import { readingMinutes } from "@/lib/reports/domain/reading-time";
import { inputOf, LIVES } from "./samples";

const [life = null] = LIVES;
const paragraph = (words: number): Section["blocks"][number] => ({
  kind: "paragraph",
  tone: "plain",
  text: "word ".repeat(words).trim(),
});
const minutesOf = (id: Section["id"], words: number) =>
  readingMinutes({ sections: [{ id, title: "Title", blocks: [paragraph(words)] }] });

test("two hundred words are a minute, and from ten on the minutes are in fives", () => {
  expect([20, 399, 1_000, 2_300, 2_600].map((words) => minutesOf("depth", words))).toEqual([1, 2, 5, 10, 15]);
});

test("the answers, which are folded, are not read", () => {
  expect(minutesOf("given", 5_000)).toBe(1);
});

test.each(LOCALES)("a person's report in $code is read in less than an hour and more than ten minutes", ({ code }) => {
  const minutes = readingMinutes(buildDocument(inputOf(4, "love", life, code)));
  expect(minutes).toBeGreaterThan(10);
  expect(minutes).toBeLessThan(60);
});
