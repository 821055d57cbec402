import { LOCALES, type Locale } from "@/lib/platform/i18n/locales";

/** A habit of translated or careless texts that a pattern finds. */
export interface LanguageRule {
  readonly id: string;
  readonly locale: Locale;
  readonly pattern: RegExp;
  /** How many hits one text may have; 0 where nothing is said. */
  readonly allowed?: number;
  /** Keys that the rule is for; all where nothing is said. */
  readonly keys?: RegExp;
  /** A text with the fault, and the same without it. */
  readonly bad: string;
  readonly good: string;
}

/** A pattern of whole words in any script. */
const words = (...parts: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${parts.join("|")})(?![\\p{L}\\p{M}])`, "gu");

/** Strings that are isolated by direction where they are shown, so that their first letter turns the line. */
const ISOLATED = /^(?:mail\..*subject|report\.cover\.for|pair\.reader)$/;

const URDU: readonly Omit<LanguageRule, "locale">[] = [
  {
    id: "begins-with-name",
    pattern: /^\{(?:brand|email|slug|first|firstName|name)\}/gu,
    keys: ISOLATED,
    bad: "{name} کے لیے",
    good: "پڑھنے والے: {name}",
  },
  {
    id: "bare-sign",
    pattern: /(?<![\u2066\u200e\u2013\d}])(?:\+\d|\d{1,3}%|\}%)(?!\u2069)/gu,
    bad: "اس کے 30% جواب",
    good: "اس کے 30 فیصد جواب",
  },
  {
    id: "time-before-postposition",
    pattern: /\{time\} (?:تک|کو|پر|سے)/gu,
    bad: "{time} تک بند ہے۔",
    good: "آخری وقت: {time}",
  },
  { id: "comma-in-quotation", pattern: /،“/gu, bad: "”ہاں،“ آپ نے کہا۔", good: "”ہاں“، آپ نے کہا۔" },
  {
    id: "calque",
    pattern:
      /لمبے گھنٹ|زندہ لوگ|محفوظ (?:شخص|کان)|اندھیرے (?:خیال|حصے)|سست (?:موسم|مہین)|ٹھہرے ہوئے شخص|بول کر کہ|پیچھے کی طرف رکھ/gu,
    bad: "محفوظ شخص کو فون کر لیں۔",
    good: "جس پر بھروسا ہو، اسے فون کر لیں۔",
  },
  {
    id: "hindi-or-slang",
    pattern: words("بندھن", "چناؤ", "جگاڑ", "لگ بھگ", "وقت رہتے", "پہل کار", "بے سنورا", "گڑبڑ", "ساجھے?دار\\p{L}*"),
    bad: "لگ بھگ دس منٹ",
    good: "تقریباً دس منٹ",
  },
  {
    id: "noun-with-wala",
    pattern: words("(?:صبر|خطرے|ہمت|حوصلے|احتیاط) وال[ایے]"),
    bad: "صبر والا آدمی",
    good: "صابر آدمی",
  },
  {
    id: "spelling",
    pattern: words("بیکار", "پر سکون", "ہیڈفون", "ہوگ[ایے]", "ہونگے", "چاہئیں", "لئے", "کیلئے", "بھروسہ", "پتہ"),
    bad: "کل ہوگا۔",
    good: "کل ہو گا۔",
  },
  { id: "one-word", pattern: words("نسخہ", "ٹارگٹ", "معیاری رپورٹ"), bad: "نیا نسخہ", good: "نیا ورژن" },
  { id: "arabic-letter", pattern: /[كيى]/gu, bad: "كام", good: "کام" },
];

const HINDI: readonly Omit<LanguageRule, "locale">[] = [
  {
    id: "time-with-baje",
    pattern: /\{time\} (?:बजे|तक|को|से)/gu,
    bad: "{time} बजे तक",
    good: "आखिरी समय: {time}",
  },
  {
    id: "not-counted",
    pattern: words("चुनावों?", "(?:हुई|नई|सब|सारी|कई|दो) परखें", "परखों", "बातचीतों"),
    bad: "दो परखों में",
    good: "दोनों बार की परख में",
  },
  {
    id: "limbs-act",
    pattern: /आपके हाथों|आपकी तरफ़ से|आपके मुँह से|आपकी ज़ुबान पर/gu,
    allowed: 1,
    bad: "आपके हाथों काम हो जाता है और आपके मुँह से हाँ निकलती है।",
    good: "काम आपने कर दिया, और हाँ भी कह दी।",
  },
  {
    id: "masculine-future",
    pattern: /(?<!अपने )(?:दोनों|आप) [^।,]{0,40}(?:करेंगे|सकेंगे|जाएँगे)(?![\p{L}\p{M}])/gu,
    bad: "आप कल यह काम करेंगे।",
    good: "कल यह काम आपको करना है।",
  },
  {
    id: "second-meaning",
    pattern: words("मतलब पहले", "फ़ालतू", "मनगढ़ंत", "आम रिपोर्ट", "बेवफ़ा", "उलटी", "पेशकश", "वाहवाही"),
    bad: "फ़ालतू बातें छोड़ दें।",
    good: "जिन बातों की ज़रूरत नहीं, उन्हें छोड़ दें।",
  },
  {
    id: "one-word",
    pattern: words("नोटिफ़िकेशन", "टेबल", "वर्तनी", "रविवार", "योजना"),
    bad: "रविवार को",
    good: "इतवार को",
  },
  { id: "dots", pattern: /\.\.\.|"/gu, bad: "ठीक है...", good: "ठीक है…" },
  {
    id: "condition-last",
    pattern: /(?:है|हैं|हो), अगर /gu,
    bad: "अच्छा लगता है, अगर कोई पूछ ले।",
    good: "कोई पूछ ले, तो अच्छा लगता है।",
  },
];

const HINGLISH: readonly Omit<LanguageRule, "locale">[] = [
  {
    id: "reader-as-man",
    pattern:
      /\baap (?!(?:par|bhi|hi|tak|ko|se|ke)\b)(?:\w+ ){0,6}(?:\w{2,}te (?:hain|the)|thande|khade|baithe|thake|akele)\b/gu,
    bad: "Tab aap jaldi sote hain.",
    good: "Tab aap jaldi so jaayein.",
  },
  {
    id: "zyada-for-most",
    pattern: /(?:^|[.!?] )Zyada (?=log|logon|baar|din)/gu,
    bad: "Zyada log yahi karte hain.",
    good: "Zyadatar log yahi karte hain.",
  },
  {
    id: "spelling",
    pattern:
      /\b(?:farmayish|laaparwahi|na insaafi|kinaare|kahoon|khajana|khazaana|chup chaap|rukawat|bachche|bachhe|hume|humein|achha|achcha|nahin|nahee|kyunkee|ruk kar|rok kar|mod kar|badal kar)\b/giu,
    bad: "Yeh humein achha laga.",
    good: "Yeh hamein accha laga.",
  },
  {
    id: "time-with-baje",
    pattern: /\{time\} (?:baje|tak|ko|se)\b/gu,
    bad: "{time} baje tak",
    good: "Aakhri time: {time}",
  },
  { id: "dots", pattern: /\.\.\.|"/gu, bad: "Theek hai...", good: "Theek hai…" },
  {
    id: "second-meaning",
    pattern: /\b(?:khujli|ghatiya|rote rahein|aam hoon|tanhai|nazdeekiyan|halki maafi)\b/giu,
    bad: "Thodi tanhai chahiye.",
    good: "Thoda akele rehna hai.",
  },
  {
    id: "limbs-act",
    pattern: /\baapke haath(?:on)? |\baapke munh se\b|\baapki zubaan par\b/gu,
    allowed: 1,
    bad: "Kaam aapke haathon ho jaata hai, aur aapke munh se haan nikal jaati hai.",
    good: "Kaam aapne kar diya, aur haan bhi keh di.",
  },
  { id: "not-counted", pattern: /\bbaatcheeton\b/giu, bad: "Kai baatcheeton mein", good: "Kai baar baat hui, usmein" },
  {
    id: "condition-last",
    pattern: /\b(?:hai|hain|ho), agar /gu,
    bad: "Accha lagta hai, agar koi pooch le.",
    good: "Koi pooch le, toh accha lagta hai.",
  },
];

const ENGLISH: readonly Omit<LanguageRule, "locale">[] = [
  { id: "email", pattern: /\be-mails?\b/giu, bad: "Check your e-mail.", good: "Check your email." },
  { id: "log-in", pattern: /\bsign(?:ed|s|ing)? in\b/giu, bad: "Sign in again.", good: "Log in again." },
  {
    id: "british",
    pattern: /\b(?:organis|recognis|colour|behaviour|favour|neighbour|centre|cancelled|realise)\w*/giu,
    bad: "It was cancelled.",
    good: "It was canceled.",
  },
  { id: "dash", pattern: /—/gu, bad: "Rest — then work.", good: "Rest, then work." },
];

/** Rules that native readers of each language gave after reading all texts. */
const RULES_OF: Readonly<Record<Locale, readonly Omit<LanguageRule, "locale">[]>> = {
  en: ENGLISH,
  "hi-G4": HINDI,
  "hi-Latn": HINGLISH,
  "ur-G4": URDU,
};
export const LANGUAGE_RULES: readonly LanguageRule[] = LOCALES.flatMap(({ code: locale }) =>
  RULES_OF[locale].map((rule) => ({ ...rule, locale })),
);

/** The faults of a text by the rules of its language: the rule's id and what it found. */
export function checkLanguage(key: string, text: string, locale: Locale): readonly { id: string; hit: string }[] {
  return LANGUAGE_RULES.filter((rule) => rule.locale === locale && (rule.keys?.test(key) ?? true)).flatMap((rule) => {
    const hits = [...text.matchAll(rule.pattern)].map(([hit]) => ({ id: rule.id, hit }));
    return hits.length > (rule.allowed ?? 0) ? hits : [];
  });
}
