import type { Screens } from "./screen-state";

/** The texts of these pages are those of one language: another one is a page of its own. */
export const TYPES_SCREENS: Screens = {
  "/developers": [
    {
      name: "the API",
      path: "/developers",
      oneLanguage: true,
      reach: (page) => page.locator("main #postAuthRegister summary").click(),
      shows: "main details[open] pre",
    },
  ],
  "/types": [{ name: "the nine", path: "/types", oneLanguage: true, shows: "main figure svg" }],
  "/types/[slug]": [
    { name: "a type", path: "/types/4", oneLanguage: true, shows: "main #states" },
    { name: "two types", path: "/types/4-or-9", oneLanguage: true, shows: "main .callout" },
  ],
};
