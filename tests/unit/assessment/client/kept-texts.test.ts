import { answerFromTexts, type TextTree, textsFor } from "@/lib/assessment/client/offline/kept-texts";
import { COLOR_STATES, scoreForState } from "@/lib/assessment/domain/instrument/color-selection";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { listBlocks, nameState } from "@/lib/assessment/operations/step-texts";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { namespaceMessages } from "@/lib/platform/i18n/messages";

describe.each(LOCALES.map(({ code }) => code))(
  "in %s what is made from the texts is what the server answers",
  (locale) => {
    const blocks = namespaceMessages(locale, "blocks") as TextTree;
    const states = namespaceMessages(locale, "state") as TextTree;

    test("of the blocks of every type", () => {
      for (const type of PERSONALITY_TYPES)
        expect(answerFromTexts(new URLSearchParams({ type: String(type), locale }), blocks)).toEqual(
          listBlocks(type, locale),
        );
    });

    test("of every state for every type", () => {
      for (const type of PERSONALITY_TYPES)
        for (const state of COLOR_STATES) {
          const score = scoreForState(state);
          const query = new URLSearchParams({ score: String(score), type: String(type), locale });
          expect(answerFromTexts(query, states)).toEqual(nameState(score, type, locale));
        }
    });
  },
);

test("nothing is made up where the address or the texts lack something", () => {
  for (const query of ["", "type=10", "type=4", "type=4&score=50"])
    expect(() => answerFromTexts(new URLSearchParams(query), { states: {}, blocks: { "4w3": "" } })).toThrow(
      RangeError,
    );
});

test("no other address is answered from texts", () => {
  expect(["/api/blocks", "/api/state", "/api/me", "/api/blocks/1", "/api"].map(textsFor)).toEqual([
    "blocks",
    "state",
    null,
    null,
    null,
  ]);
});
