import type { ContentLocale } from "@/lib/platform/i18n/locales";

type ByLocale = Readonly<Record<ContentLocale, readonly string[]>>;

/** Promises to heal or to judge health, which a questionnaire cannot keep. Parts of regular expressions. */
export const CURE: ByLocale = {
  en: [
    "cures?",
    "cured",
    "diagnos(?:e|es|ed|is|tic)",
    "(?:treats?|heals?) (?:your )?(?:depression|anxiety|trauma|illness|disease)",
    "(?:personality|mental|anxiety|eating) disorders?",
    "replaces? (?:a )?(?:therapy|therapist|doctor|medicine)",
  ],
  hi: ["इलाज", "निदान", "मानसिक रोग", "(?:बीमारी|डिप्रेशन|अवसाद|चिंता) (?:ठीक|दूर|ख़त्म|खत्म) (?:कर|हो)", "डॉक्टर की ज़रूरत नहीं"],
  "hi-Latn": [
    "ilaa?j",
    "cures?",
    "diagnos(?:e|is)",
    "mental disorder",
    "(?:bimari|depression|anxiety) (?:theek|door|khatam) (?:kar|ho)",
    "doctor ki zaroorat nahi",
  ],
  ur: ["علاج", "تشخیص", "ذہنی مرض", "(?:بیماری|ڈپریشن|بے چینی) (?:ٹھیک|دور|ختم) (?:کر|ہو)", "ڈاکٹر کی ضرورت نہیں"],
};

/** Certainty that no description of a person can have. */
export const CERTAINTY: ByLocale = {
  en: [
    "guarantee[ds]?",
    "100 ?%",
    "(?:scientifically )?proven to",
    "scientifically proven",
    "never fails",
    "always works",
    "without (?:any |a )?doubt",
    "will definitely",
  ],
  hi: ["गारंटी", "100 ?%", "सौ (?:प्रतिशत|फ़ीसदी)", "शर्तिया", "वैज्ञानिक रूप से (?:सिद्ध|प्रमाणित)", "बिना किसी शक", "निस्संदेह"],
  "hi-Latn": [
    "guaranteed?",
    "100 ?%",
    "sau (?:percent|pratishat|feesadi)",
    "shartiya",
    "scientifically proven",
    "bina kisi shak",
  ],
  ur: ["گارنٹی", "ضمانت", "100 ?%", "سو فیصد", "شرطیہ", "سائنسی طور پر ثابت", "بلا شبہ", "بلاشبہ"],
};

/** Sentences that leave a reader no way out of a pattern. */
export const FATALISM: ByLocale = {
  en: [
    "you (?:always|never|cannot|can never|will always|will never)",
    "you can[’']t",
    "you are (?:doomed|destined|incapable)",
    "you were born (?:this|that) way",
    "it is your (?:fate|destiny)",
  ],
  hi: [
    "आप (?:हमेशा|सदा|कभी नहीं)",
    "आप (?:कभी )?नहीं बदल सक(?:ते|ती)",
    "आपसे (?:कभी )?नहीं होगा",
    "आपकी (?:क़िस्मत|किस्मत|नियति) में",
    "आप ऐसे ही पैदा हुए",
  ],
  "hi-Latn": [
    "aap (?:hamesha|kabhi nahin?|always|never)",
    "aap (?:kabhi )?(?:nahin? badal sakte|badal nahin? sakte)",
    "aapse (?:kabhi )?nahin? hoga",
    "aapki (?:kismat|qismat) (?:mein|hai)",
  ],
  ur: [
    "آپ (?:ہمیشہ|سدا|کبھی نہیں)",
    "آپ (?:کبھی )?نہیں بدل سکت[ےی]",
    "آپ سے (?:کبھی )?نہیں ہو گا",
    "آپ سے (?:کبھی )?نہیں ہوگا",
    "آپ کی (?:قسمت|تقدیر) میں",
  ],
};

/** Names that belong to others, in every script in which they are written. */
export const TRADEMARKS: readonly string[] = [
  "RHETI",
  "Riso[- ]Hudson",
  "Enneagram Institute",
  "MBTI",
  "Myers[- ]Briggs",
  "Clifton ?Strengths",
  "StrengthsFinder",
  "16 ?Personalities",
  "Everything DiSC",
  "एमबीटीआई",
  "मायर्स[- ]ब्रिग्स",
  "ایم بی ٹی آئی",
  "مائرز برگز",
];

/** What a type is called elsewhere, and the number of the type that it is here. Case counts. */
export const OTHER_NAMES: Readonly<Record<ContentLocale, Readonly<Record<string, number>>>> = {
  en: {
    "[Tt]he Perfectionist": 1,
    "[Tt]he Giver": 2,
    "[Tt]he Performer": 3,
    "[Tt]he Romantic": 4,
    "[Tt]he Observer": 5,
    "[Tt]he (?:Loyalist|Skeptic|Sceptic)": 6,
    Loyalist: 6,
    "[Tt]he Epicure": 7,
    "[Tt]he (?:Boss|Protector)": 8,
    "[Tt]he Mediator": 9,
  },
  hi: {
    "रिफ़?ॉर्मर": 1,
    "(?:अचीवर|परफ़ॉर्मर)": 3,
    इंडिविजुअलिस्ट: 4,
    इन्वेस्टिगेटर: 5,
    "(?:सेंटिनल|लॉयलिस्ट)": 6,
    "एंथूज़?ियास्ट": 7,
    चैलेंजर: 8,
    पीसमेकर: 9,
  },
  "hi-Latn": {
    Helper: 2,
    Individualist: 4,
    Investigator: 5,
    "(?:Sentinel|Loyalist)": 6,
    Enthusiast: 7,
  },
  ur: {
    ریفارمر: 1,
    ہیلپر: 2,
    اچیور: 3,
    انویسٹیگیٹر: 5,
    "(?:سینٹینل|لائلسٹ)": 6,
    چیلنجر: 8,
    "پیس میکر": 9,
  },
};
