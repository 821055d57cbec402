import { ACCOUNT_SCREENS } from "./screens/account";
import { ADMIN_SCREENS } from "./screens/admin";
import { ADMINISTRATION_SCREENS } from "./screens/administration";
import { ASSESSMENT_SCREENS } from "./screens/assessment";
import { INSTRUMENT_SCREENS } from "./screens/instrument";
import { PACK_SCREENS } from "./screens/packs";
import { PROGRAM_SCREENS } from "./screens/programs";
import type { ScreenState, Screens } from "./screens/screen-state";
import { TYPES_SCREENS } from "./screens/types";
import { WELCOME_SCREENS } from "./screens/welcome";

/** Every page below a language, as the folders of `app` name it, with the states to visit. */
export const SCREENS: Screens = {
  ...WELCOME_SCREENS,
  ...TYPES_SCREENS,
  ...ACCOUNT_SCREENS,
  ...ASSESSMENT_SCREENS,
  ...ADMIN_SCREENS,
  ...ADMINISTRATION_SCREENS,
  ...INSTRUMENT_SCREENS,
  ...PACK_SCREENS,
  ...PROGRAM_SCREENS,
};

const REPORTS: readonly ScreenState[] = [
  { name: "a report about a type in general", path: "/api/reports/love/4", shows: "main section h2" },
  {
    name: "a report with texts still to come",
    path: (_, locale) => `/api/v2/reports/parenting?sample=1&locale=${locale}`,
    shows: "#missing",
  },
  { name: "the stand-in", path: "/api/emergency-view/8", shows: "main section h2" },
  {
    name: "a report of one's own",
    path: (reports, locale) => reports[locale],
    viewer: "owner",
    // The link of the contents opens the folded answers, without a script.
    reach: (page) => page.locator("nav a[href='#given']").click(),
    shows: "#given",
  },
];

/** Pages that are no part of the frame: the reports themselves. */
export const REPORT_PAGES = REPORTS.map((state): ScreenState => ({ ...state, oneLanguage: true }));
