import { DIAL_CODES } from "./dial-codes";

/** What stands before a number at home and falls away after the country code, where it is not a zero (ITU-T E.129). */
const TRUNK_PREFIX: Readonly<Record<string, RegExp>> = {
  "+1": /^1+/,
  "+7": /^8(?=\d{10}$)/,
};
/** No prefix at home: a zero in front belongs to the number, as in Italy, or there is none. */
const WITHOUT_TRUNK_PREFIX: readonly string[] = [
  ...["+973", "+45", "+39", "+965", "+52", "+47", "+968", "+974", "+65", "+34"],
];

/**
 * A number as it is stored (E.164): plus, country code, digits. "+44 (0)7700 900123" becomes "+447700900123".
 * @param number that passes `PHONE_PATTERN`; of a country that the form does not list only the signs between digits go
 */
export function normalPhoneNumber(number: string): string {
  const digits = `+${number.replace(/\D/g, "")}`;
  const code = DIAL_CODES.find((row) => digits.startsWith(row.code))?.code;
  if (!code || WITHOUT_TRUNK_PREFIX.includes(code)) return digits;
  return code + digits.slice(code.length).replace(TRUNK_PREFIX[code] ?? /^0+/, "");
}
