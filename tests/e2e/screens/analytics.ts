import { ALERT, type ScreenState } from "./screen-state";

const FIGURES = /\/api\/analytics\/summary/;
const ROW = "main table tbody button";

/** The states of the dashboard's first tab. */
export const ANALYTICS_STATES: readonly ScreenState[] = [
  { name: "figures and table", path: "/analytics", viewer: "admin", shows: ROW },
  {
    name: "a chart as a table",
    path: "/analytics?theme=love",
    viewer: "admin",
    reach: (page) => page.locator("main details summary").first().click(),
    shows: "main details[open] td",
  },
  {
    name: "the filters, a sheet on a phone",
    path: "/analytics?theme=love",
    viewer: "admin",
    reach: (page) => page.locator(".filter-sheet").evaluate((sheet: HTMLElement) => sheet.showPopover()),
    shows: ".filter-sheet:popover-open",
  },
  { name: "nothing that fits", path: "/analytics?q=nobody+at+all", viewer: "admin", shows: "main .empty-state" },
  {
    name: "figures not to be had",
    // Without the rows of the table, which the first state has.
    path: "/analytics?q=nobody+at+all",
    viewer: "admin",
    failing: FIGURES,
    shows: ALERT,
  },
  {
    name: "a whole record",
    path: "/analytics",
    viewer: "admin",
    reach: (page) => page.locator(ROW).first().click(),
    shows: "dialog[open] ol li",
  },
];
