import type { Locale } from "../../lib/platform/i18n/locales";

/** A name as it is written, and as an address spells it. */
type Name = readonly [written: string, spelled: string];

const LATIN: readonly Name[] = [
  ["Aisha", "aisha"],
  ["Rohan", "rohan"],
  ["Meera", "meera"],
  ["Daniel", "daniel"],
  ["Zoë", "zoe"],
  ["José", "jose"],
  ["Fatima", "fatima"],
  ["Arjun", "arjun"],
  ["Chloe", "chloe"],
  ["Søren", "soren"],
  ["Priya", "priya"],
  ["Liam", "liam"],
  ["Ananya", "ananya"],
  ["Tomasz", "tomasz"],
];
const LATIN_FAMILY: readonly Name[] = [
  ["Sharma", "sharma"],
  ["O'Brien", "obrien"],
  ["García", "garcia"],
  ["Kapoor", "kapoor"],
  ["Nguyen", "nguyen"],
  ["Khan", "khan"],
  ["Müller", "mueller"],
  ["Iyer", "iyer"],
  ["Smith-Jones", "smithjones"],
  ["Banerjee", "banerjee"],
  ["Kowalski", "kowalski"],
  ["Okafor", "okafor"],
];
const DEVANAGARI: readonly Name[] = [
  ["आशा", "asha"],
  ["रोहित", "rohit"],
  ["सुनीता", "sunita"],
  ["विक्रम", "vikram"],
  ["कविता", "kavita"],
  ["अमित", "amit"],
  ["प्रज्ञा", "pragya"],
  ["देवेंद्र", "devendra"],
];
const DEVANAGARI_FAMILY: readonly Name[] = [
  ["शर्मा", "sharma"],
  ["वर्मा", "verma"],
  ["त्रिपाठी", "tripathi"],
  ["गुप्ता", "gupta"],
  ["चौधरी", "chaudhary"],
  ["मिश्रा", "mishra"],
];
const NASTALIQ: readonly Name[] = [
  ["عائشہ", "ayesha"],
  ["بلال", "bilal"],
  ["زینب", "zainab"],
  ["حمزہ", "hamza"],
  ["ثنا", "sana"],
  ["عمران", "imran"],
];
const NASTALIQ_FAMILY: readonly Name[] = [
  ["خان", "khan"],
  ["صدیقی", "siddiqui"],
  ["قریشی", "qureshi"],
  ["ملک", "malik"],
  ["چوہدری", "chaudhry"],
];
const BENGALI: readonly Name[] = [
  ["অনিতা", "anita"],
  ["সৌরভ", "sourav"],
  ["মিতালী", "mitali"],
  ["রাহুল", "rahul"],
];
const BENGALI_FAMILY: readonly Name[] = [
  ["চট্টোপাধ্যায়", "chattopadhyay"],
  ["সেন", "sen"],
  ["রায়", "ray"],
];

const LATIN_NAMES = { first: LATIN, last: LATIN_FAMILY };
const BENGALI_NAMES = { first: BENGALI, last: BENGALI_FAMILY };

/** In which names people are drawn who answer in a language. */
export const NAMES: Readonly<Record<Locale, readonly { first: readonly Name[]; last: readonly Name[] }[]>> = {
  en: [LATIN_NAMES, LATIN_NAMES, LATIN_NAMES, BENGALI_NAMES],
  "hi-G4": [{ first: DEVANAGARI, last: DEVANAGARI_FAMILY }],
  "hi-Latn": [LATIN_NAMES],
  "ur-G4": [{ first: NASTALIQ, last: NASTALIQ_FAMILY }],
};
