import type { ContentLocale } from "@/lib/platform/i18n/locales";

/** What each type is called in a text of each language; the messages say the same, and a test holds them to it. */
export const TYPE_NAMES: Readonly<Record<ContentLocale, readonly string[]>> = {
  en: [
    "Reformer",
    "Helper",
    "Achiever",
    "Individualist",
    "Investigator",
    "Sentinel",
    "Enthusiast",
    "Challenger",
    "Peacemaker",
  ],
  hi: ["सुधारक", "मददगार", "विजेता", "कलाकार", "खोजी", "पहरेदार", "ज़िंदादिल", "दिलेर", "शांतिदूत"],
  "hi-Latn": [
    "Reformer",
    "Madadgaar",
    "Achiever",
    "Kalakaar",
    "Khoji",
    "Pehredaar",
    "Zindadil",
    "Challenger",
    "Peacemaker",
  ],
  ur: ["مصلح", "مددگار", "سرخرو", "انفرادیت پسند", "محقق", "پاسبان", "زندہ دل", "دلیر", "صلح جو"],
};
