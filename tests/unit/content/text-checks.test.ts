import {
  checkBalance,
  checkGlossary,
  checkText,
  checkTree,
  placeholders,
  visibleWords,
} from "@/lib/content/domain/text-checks";

const checks = (text: string, source: string, locale: "hi-G4" | "hi-Latn" | "ur-G4") =>
  checkText("k", text, source, locale).map(({ check }) => check);

test("placeholders are named once, whatever their kind", () => {
  expect(placeholders("{count, plural, one {# of {all}} other {# of {all}}} for {name}")).toEqual([
    "all",
    "count",
    "name",
  ]);
});

test("the words of a message leave out its machinery", () => {
  expect(visibleWords("{count, plural, one {one pair} other {# pairs}} for {name}").replace(/\s+/g, " ").trim()).toBe(
    "one pair pairs for",
  );
});

describe("good texts pass", () => {
  test.each([
    [
      "hi-G4",
      "{count, plural, one {एक जोड़ी} other {# जोड़ियाँ}} बाकी।",
      "{count, plural, one {one pair} other {# pairs}} left.",
    ],
    ["ur-G4", "کیا آپ تیار ہیں؟ {name}، چلیں۔", "Are you ready? {name}, let us go."],
    ["hi-Latn", "Kya aap taiyaar hain? {name}, chalein.", "Are you ready? {name}, let us go."],
  ] as const)("%s", (locale, text, source) => {
    expect(checks(text, source, locale)).toEqual([]);
  });
});

describe("each fault is found", () => {
  test.each([
    ["script", "Please wait", "Please wait", "hi-G4"],
    [
      "english",
      "आपका result तैयार है, अब आगे की बात यहाँ पढ़ी जा सकती है।",
      "Your result is ready, you may read on here.",
      "hi-G4",
    ],
    ["english", "Take a look at this", "Take a look at this", "hi-Latn"],
    ["placeholders", "आपका नाम {naam} है।", "Your name is {name}.", "hi-G4"],
    ["punctuation", "यह ठीक है.", "This is fine.", "hi-G4"],
    ["punctuation", "یہ ٹھیک ہے.", "This is fine.", "ur-G4"],
    ["punctuation", "کیا یہ ٹھیک ہے?", "Is this fine?", "ur-G4"],
    ["length", "ہاں۔", "This is a rather long sentence about one thing only.", "ur-G4"],
  ] as const)("%s: %s", (check, text, source, locale) => {
    expect(checks(text, source, locale)).toContain(check);
  });

  test("a missing and an orphan key", () => {
    const found = checkTree({ b: "ہاں" }, { a: "yes" }, "ur-G4", {});
    expect(found.map(({ check, key }) => [check, key])).toEqual([
      ["missing", "a"],
      ["orphan", "b"],
    ]);
  });

  test("a term that the glossary names otherwise", () => {
    expect(checkGlossary("k", "सहायक", "The Helper", { Helper: "मददगार" })).toHaveLength(1);
    expect(checkGlossary("k", "मददगार", "The Helper", { Helper: "मददगार" })).toEqual([]);
  });

  test("a pair with one long statement", () => {
    expect(checkBalance("k", "a".repeat(80), "a".repeat(40))).toHaveLength(1);
    expect(checkBalance("k", "a".repeat(60), "a".repeat(40))).toEqual([]);
  });
});
