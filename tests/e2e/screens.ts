import { ACCOUNT_SCREENS } from "./screens/account";
import { ADMIN_SCREENS } from "./screens/admin";
import { ASSESSMENT_SCREENS } from "./screens/assessment";
import { INSTRUMENT_SCREENS } from "./screens/instrument";
import { PACK_SCREENS } from "./screens/packs";
import type { ScreenState, Screens } from "./screens/screen-state";
import { WELCOME_SCREENS } from "./screens/welcome";

/** Every page below a language, as the folders of `app` name it, with the states to visit. */
export const SCREENS: Screens = {
  ...WELCOME_SCREENS,
  ...ACCOUNT_SCREENS,
  ...ASSESSMENT_SCREENS,
  ...ADMIN_SCREENS,
  ...INSTRUMENT_SCREENS,
  ...PACK_SCREENS,
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
    shows: "main section h2",
  },
];

/** Pages that are no part of the frame: the reports themselves. */
export const REPORT_PAGES = REPORTS.map((state): ScreenState => ({ ...state, oneLanguage: true }));
