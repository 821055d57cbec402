/** A telephone country code and the countries (ISO 3166-1 alpha-2) that share it. */
export interface DialCode {
  readonly code: `+${number}`;
  readonly iso: readonly [string, ...string[]];
}

export const DEFAULT_DIAL_CODE = "+1";

/** The 43 codes that the registration form offers (ITU-T E.164), by the English names of their countries. */
export const DIAL_CODES: readonly DialCode[] = [
  { code: "+93", iso: ["AF"] },
  { code: "+54", iso: ["AR"] },
  { code: "+61", iso: ["AU"] },
  { code: "+43", iso: ["AT"] },
  { code: "+973", iso: ["BH"] },
  { code: "+880", iso: ["BD"] },
  { code: "+32", iso: ["BE"] },
  { code: "+55", iso: ["BR"] },
  { code: "+86", iso: ["CN"] },
  { code: "+45", iso: ["DK"] },
  { code: "+20", iso: ["EG"] },
  { code: "+33", iso: ["FR"] },
  { code: "+49", iso: ["DE"] },
  { code: "+91", iso: ["IN"] },
  { code: "+62", iso: ["ID"] },
  { code: "+353", iso: ["IE"] },
  { code: "+39", iso: ["IT"] },
  { code: "+81", iso: ["JP"] },
  { code: "+254", iso: ["KE"] },
  { code: "+965", iso: ["KW"] },
  { code: "+60", iso: ["MY"] },
  { code: "+52", iso: ["MX"] },
  { code: "+977", iso: ["NP"] },
  { code: "+31", iso: ["NL"] },
  { code: "+64", iso: ["NZ"] },
  { code: "+234", iso: ["NG"] },
  { code: "+47", iso: ["NO"] },
  { code: "+968", iso: ["OM"] },
  { code: "+92", iso: ["PK"] },
  { code: "+63", iso: ["PH"] },
  { code: "+974", iso: ["QA"] },
  { code: "+7", iso: ["RU", "KZ"] },
  { code: "+966", iso: ["SA"] },
  { code: "+65", iso: ["SG"] },
  { code: "+27", iso: ["ZA"] },
  { code: "+34", iso: ["ES"] },
  { code: "+94", iso: ["LK"] },
  { code: "+46", iso: ["SE"] },
  { code: "+41", iso: ["CH"] },
  { code: "+90", iso: ["TR"] },
  { code: "+971", iso: ["AE"] },
  { code: "+44", iso: ["GB"] },
  { code: "+1", iso: ["US", "CA"] },
];

/**
 * The code to begin with, from the languages of a browser and that of the page: that of the browser's language which is the
 * page's own too, else, on an English page, of the first that names a region, on any other of where its language is at home.
 */
export function dialCodeFor(languages: readonly string[], page: string): string {
  const own = page.slice(0, 2);
  const tag =
    languages.find((each) => each.startsWith(`${own}-`)) ??
    (own === "en" ? languages.find((each) => each.includes("-")) : page);
  const { region = "" } = tag ? new Intl.Locale(tag).maximize() : {};
  return DIAL_CODES.find(({ iso }) => iso.includes(region))?.code ?? DEFAULT_DIAL_CODE;
}
