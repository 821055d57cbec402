import fc from "fast-check";
import { assertStorable, MAX_DEPTH } from "@/lib/platform/http/storable";

const nested = (depth: number, inner: unknown) =>
  Array.from({ length: depth }).reduce<unknown>((value) => ({ in: value }), inner);

test("what people write passes, in every language", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: "grapheme" }), (value) => {
      fc.pre(!JSON.stringify(value).includes("\\u0000"));
      expect(() => assertStorable(value)).not.toThrow();
    }),
  );
  for (const value of ["आशा", "👩‍👩‍👧", "\u202eabc", "", null, undefined, 0])
    expect(() => assertStorable(value)).not.toThrow();
});

test.each([
  ["NUL", "a\0b"],
  ["the first half of a pair", "a\ud83d"],
  ["the second half of a pair", "\udc00a"],
  ["halves the wrong way round", "\udc00\ud83d"],
])("%s is refused as a value and as a key, wherever it stands", (_what, text) => {
  for (const value of [text, [text], { a: { b: text } }, { [text]: 1 }, { a: [{ [text]: null }] }])
    expect(() => assertStorable(value)).toThrow(expect.objectContaining({ code: "invalid_input" }));
});

test("says where, in a path that can itself be sent", () => {
  const issues = (value: unknown) => {
    try {
      assertStorable(value);
    } catch (error) {
      return (error as { issues: { path: string }[] }).issues.map(({ path }) => path);
    }
    return [];
  };
  expect(issues({ data: { notes: ["fine", "a\0"] } })).toEqual(["data.notes.1"]);
  expect(issues({ "a\0b": 1 })).toEqual(["ab"]);
});

test("goes as deep as the limit, and breaks off below it however deep it is", () => {
  expect(() => assertStorable(nested(MAX_DEPTH, "end"))).not.toThrow();
  for (const depth of [MAX_DEPTH + 1, 200_000])
    expect(() => assertStorable(nested(depth, "end"))).toThrow(expect.objectContaining({ code: "invalid_input" }));
});
