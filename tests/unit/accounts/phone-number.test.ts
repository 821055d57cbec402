import fc from "fast-check";
import { PHONE_PATTERN, withDialCode } from "@/lib/accounts/domain/field-rules";
import { normalPhoneNumber, possiblePhoneNumber } from "@/lib/accounts/operations/phone-number";

test.each([
  ["+44", "07700 900123", "+447700900123"],
  ["+44", "7700 900123", "+447700900123"],
  ["+44", "(0)7700 900123", "+447700900123"],
  ["+92", "0300 1234567", "+923001234567"],
  ["+49", "0151 23456789", "+4915123456789"],
  ["+7", "8 (912) 345-67-89", "+79123456789"],
  ["+7", "800 123 45 67", "+78001234567"],
  ["+1", "1 (201) 555-0123", "+12015550123"],
  ["+39", "06 1234 5678", "+390612345678"],
  ["+65", "8123 4567", "+6581234567"],
  ["+52", "222 123 4567", "+522221234567"],
  ["+54", "011 15-2345-6789", "+5491123456789"],
  ["+1", "+48 601 234 567", "+48601234567"],
  ["+1", "0048 601 234 567", "+48601234567"],
  ["+1", "+44 07700 900123", "+447700900123"],
  ["+1", "+380 067 123 45 67", "+380671234567"],
  ["+1", "+36 06 30 123 4567", "+36301234567"],
  ["+1", "+44\t07700\u2009900123", "+447700900123"],
])("with %s chosen, %j is stored as %s", (code, typed, stored) => {
  const number = withDialCode(code, typed);
  expect(number).toMatch(PHONE_PATTERN);
  expect(normalPhoneNumber(number)).toBe(stored);
  expect(normalPhoneNumber(stored)).toBe(stored);
  expect(possiblePhoneNumber(number)).toBe(stored);
});

test.each(["+91 98390", "+44 7700 90", "+1 555 0123", "+1 201 555 0123 45 6"])(
  "%j, which has a length of no number of its country, is refused, and stays where an account has it",
  (typed) => {
    expect(typed).toMatch(PHONE_PATTERN);
    expect(() => possiblePhoneNumber(typed)).toThrow(expect.objectContaining({ messageKey: "phoneTooShort" }));
    expect(possiblePhoneNumber(typed, normalPhoneNumber(typed))).toBe(normalPhoneNumber(typed));
  },
);

test.each([
  ["+999 (12) 345-678", "+99912345678"],
  ["+0 44 7700 900123", "+0447700900123"],
])("%j, which is a number of nowhere, keeps plus and digits", (typed, stored) => {
  expect(typed).toMatch(PHONE_PATTERN);
  expect(normalPhoneNumber(typed)).toBe(stored);
  expect(possiblePhoneNumber(typed)).toBe(stored);
});

test("every number that the pattern lets in has a form to be stored in", () => {
  fc.assert(
    fc.property(fc.stringMatching(PHONE_PATTERN), (typed) => {
      expect(normalPhoneNumber(typed)).toMatch(/^\+\d{3,15}$/);
    }),
  );
});

test.each(["ask me", "123", "--------", "+", "+44 +44 7700 900123", "1234567890123456", "12 34x 5678"])(
  "%j is no number",
  (typed) => {
    expect(withDialCode("+44", typed)).not.toMatch(PHONE_PATTERN);
  },
);
