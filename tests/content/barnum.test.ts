import { LOCALES } from "@/lib/platform/i18n/locales";
import { countWords, nearDuplicates, sentencesOf } from "@/tests/support/document-words";
import { type TypeText, typeTexts } from "@/tests/support/type-texts";

/** What is shorter is a turn of speech, as a question or an answer in a talk; it says nothing of a type. */
const MIN_WORDS = 8;

/** Sentences that stand nearly word for word in the texts of two types: who reads one could read the other. */
function saidOfSeveral(texts: readonly TypeText[]): readonly string[] {
  const types = new Map<string, Set<number>>();
  for (const { type, body } of texts)
    for (const sentence of sentencesOf(body).filter((each) => countWords(each) >= MIN_WORDS))
      types.set(sentence, (types.get(sentence) ?? new Set()).add(type));
  const sentences = [...types.keys()];
  const same = sentences.filter((sentence) => (types.get(sentence)?.size ?? 0) > 1);
  const alike = nearDuplicates(sentences).filter(([one, other]) =>
    [...(types.get(one) ?? [])].some((type) => !types.get(other)?.has(type)),
  );
  return [...same, ...alike.map(([one, other]) => `${one} = ${other}`)];
}

test.each(LOCALES.map(({ code }) => code))("%s: no sentence about one type stands nearly so for another", (locale) => {
  const texts = typeTexts(locale);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(saidOfSeveral(texts)).toEqual([]);
});

describe("a sentence that fits two types is found", () => {
  const text = (type: 1 | 4, body: string): TypeText => ({ type, role: "overview", body });

  test.each([
    ["word for word", "You may know that side too, in other moments.", "You may know that side too, in other moments."],
    [
      "with another name",
      "Where the Reformer acts, the Helper has a say in the tone of what you do.",
      "Where the Individualist acts, the Helper has a say in the tone of what you do.",
    ],
  ])("%s", (_, one, other) => {
    expect(saidOfSeveral([text(1, one), text(4, `Longing is water. ${other}`)])).toHaveLength(1);
  });

  test("and one that stands twice for one type, or only begins alike, is not", () => {
    const twice = [text(1, "The bag is packed the night before."), text(1, "The bag is packed the night before.")];
    const alike = [
      text(1, "When voices rise, you fetch the rules."),
      text(4, "When voices rise, you think of a song."),
    ];
    expect(saidOfSeveral([...twice, ...alike])).toEqual([]);
  });
});
