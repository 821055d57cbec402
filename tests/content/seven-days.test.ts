import { readShipped } from "@/lib/content/operations/read-shipped";
import { LOCALES } from "@/lib/platform/i18n/locales";

/** Days of the week. Urdu's word for Saturday is also its word for a week, and its Monday is a foot, so both need their neighbour. */
const WEEKDAYS = {
  en: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu,
  hi: /सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|इतवार/u,
  "hi-Latn": /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:som|mangal|budh|guru|shukra|shani|ravi|it)va+r\b/iu,
  ur: /سوموار|پیر کو|منگل|بدھ|جمعرات|جمع[ہے]|ہفتے کے دن|سنیچر|اتوار/u,
} as const;

const tasks = readShipped().filter(({ role }) => role === "plan");

test.each(LOCALES.map(({ content }) => content))("%s: the seven days can begin on any day of the week", (locale) => {
  const own = tasks.filter((task) => task.locale === locale);
  expect(own.length).toBeGreaterThan(400);
  expect(own.map(({ body }) => body).filter((body) => WEEKDAYS[locale].test(body))).toEqual([]);
});
