/** A telephone country code and the countries (ISO 3166-1 alpha-2) that share it. */
export interface DialCode {
  readonly code: `+${number}`;
  /** The English name, by which the list is sorted. */
  readonly country: string;
  readonly iso: readonly [string, ...string[]];
}

export const DEFAULT_DIAL_CODE = "+1";

/** The 43 codes that the registration form offers (ITU-T E.164). */
export const DIAL_CODES: readonly DialCode[] = [
  { code: "+93", country: "Afghanistan", iso: ["AF"] },
  { code: "+54", country: "Argentina", iso: ["AR"] },
  { code: "+61", country: "Australia", iso: ["AU"] },
  { code: "+43", country: "Austria", iso: ["AT"] },
  { code: "+973", country: "Bahrain", iso: ["BH"] },
  { code: "+880", country: "Bangladesh", iso: ["BD"] },
  { code: "+32", country: "Belgium", iso: ["BE"] },
  { code: "+55", country: "Brazil", iso: ["BR"] },
  { code: "+86", country: "China", iso: ["CN"] },
  { code: "+45", country: "Denmark", iso: ["DK"] },
  { code: "+20", country: "Egypt", iso: ["EG"] },
  { code: "+33", country: "France", iso: ["FR"] },
  { code: "+49", country: "Germany", iso: ["DE"] },
  { code: "+91", country: "India", iso: ["IN"] },
  { code: "+62", country: "Indonesia", iso: ["ID"] },
  { code: "+353", country: "Ireland", iso: ["IE"] },
  { code: "+39", country: "Italy", iso: ["IT"] },
  { code: "+81", country: "Japan", iso: ["JP"] },
  { code: "+254", country: "Kenya", iso: ["KE"] },
  { code: "+965", country: "Kuwait", iso: ["KW"] },
  { code: "+60", country: "Malaysia", iso: ["MY"] },
  { code: "+52", country: "Mexico", iso: ["MX"] },
  { code: "+977", country: "Nepal", iso: ["NP"] },
  { code: "+31", country: "Netherlands", iso: ["NL"] },
  { code: "+64", country: "New Zealand", iso: ["NZ"] },
  { code: "+234", country: "Nigeria", iso: ["NG"] },
  { code: "+47", country: "Norway", iso: ["NO"] },
  { code: "+968", country: "Oman", iso: ["OM"] },
  { code: "+92", country: "Pakistan", iso: ["PK"] },
  { code: "+63", country: "Philippines", iso: ["PH"] },
  { code: "+974", country: "Qatar", iso: ["QA"] },
  { code: "+7", country: "Russia / Kazakhstan", iso: ["RU", "KZ"] },
  { code: "+966", country: "Saudi Arabia", iso: ["SA"] },
  { code: "+65", country: "Singapore", iso: ["SG"] },
  { code: "+27", country: "South Africa", iso: ["ZA"] },
  { code: "+34", country: "Spain", iso: ["ES"] },
  { code: "+94", country: "Sri Lanka", iso: ["LK"] },
  { code: "+46", country: "Sweden", iso: ["SE"] },
  { code: "+41", country: "Switzerland", iso: ["CH"] },
  { code: "+90", country: "Turkey", iso: ["TR"] },
  { code: "+971", country: "United Arab Emirates", iso: ["AE"] },
  { code: "+44", country: "United Kingdom", iso: ["GB"] },
  { code: "+1", country: "United States / Canada", iso: ["US", "CA"] },
];
