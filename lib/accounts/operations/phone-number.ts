import "server-only";
import parsePhoneNumber, { validatePhoneNumberLength } from "libphonenumber-js";
import { AppError } from "@/lib/platform/errors/app-error";

/**
 * A number as it is stored (E.164): plus, country code, digits. "+44 (0)7700 900123" becomes "+447700900123".
 * @param number that passes `PHONE_PATTERN`; one of no known country loses only the signs between its digits
 */
export function normalPhoneNumber(number: string): string {
  // The package takes fewer kinds of spaces than the pattern does, so it is handed none.
  const digits = `+${number.replace(/\D/g, "")}`;
  return parsePhoneNumber(digits)?.number ?? digits;
}

/** What no number of its country has as many digits as; a country that is unknown has every length. */
const WRONG_LENGTHS: readonly (string | undefined)[] = ["TOO_SHORT", "TOO_LONG", "INVALID_LENGTH"];

/**
 * The number as it is stored, where its country has numbers of this length. One that an account `kept` from before stays.
 * @throws AppError invalid_input
 */
export function possiblePhoneNumber(number: string, kept?: string | null): string {
  const normal = normalPhoneNumber(number);
  if (normal === kept || !WRONG_LENGTHS.includes(validatePhoneNumberLength(normal))) return normal;
  const issues = [{ path: "phoneNumber", message: "too short or too long for its country" }];
  throw new AppError("invalid_input", { messageKey: "phoneTooShort", issues });
}
