import "server-only";
import parsePhoneNumber from "libphonenumber-js";

/**
 * A number as it is stored (E.164): plus, country code, digits. "+44 (0)7700 900123" becomes "+447700900123".
 * @param number that passes `PHONE_PATTERN`; one of no known country loses only the signs between its digits
 */
export function normalPhoneNumber(number: string): string {
  // The package takes fewer kinds of spaces than the pattern does, so it is handed none.
  const digits = `+${number.replace(/\D/g, "")}`;
  return parsePhoneNumber(digits)?.number ?? digits;
}
