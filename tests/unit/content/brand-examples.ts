import type { BrandRule } from "@/lib/content/domain/brand-rules";
import type { ContentLocale } from "@/lib/platform/i18n/locales";

interface Example {
  /** Sentences that the rule has to find. */
  readonly bad: readonly string[];
  /** Sentences near to them that are right. */
  readonly good: readonly string[];
}

/** The rules that find words, wherever they stand. */
export const WORD_EXAMPLES: Readonly<Partial<Record<BrandRule, Readonly<Record<ContentLocale, Example>>>>> = {
  placeholder: {
    en: {
      bad: ["[[hi]] Your day begins early.", "TODO: write this.", "Lorem ipsum dolor."],
      good: ["You make a to-do list."],
    },
    hi: { bad: ["[[hi]] आपका दिन जल्दी शुरू होता है।", "[[यहाँ लिखें]] दिन।"], good: ["आप सूची बनाते हैं।"] },
    "hi-Latn": {
      bad: ["[[hi-Latn]] Aapka din jaldi shuru hota hai.", "TBD baad mein."],
      good: ["Aap list banate hain."],
    },
    ur: { bad: ["[[ur]] آپ کا دن جلدی شروع ہوتا ہے۔", "[[یہاں لکھیں]] دن۔"], good: ["آپ فہرست بناتے ہیں۔"] },
  },
  cure: {
    en: {
      bad: ["This habit cures loneliness.", "It treats depression.", "We diagnose your pattern."],
      good: ["Tea and rest help a little.", "They treat you with care."],
    },
    hi: {
      bad: ["यह आपकी चिंता का इलाज है।", "इससे बीमारी दूर हो जाती है।"],
      good: ["थोड़ा आराम मदद करता है।", "एक छोटा प्रयोग करके देखें।"],
    },
    "hi-Latn": {
      bad: ["Yeh aapki chinta ka ilaaj hai.", "Isse depression khatam ho jaata hai."],
      good: ["Thoda aaram madad karta hai."],
    },
    ur: { bad: ["یہ آپ کی بے چینی کا علاج ہے۔", "اس سے بیماری دور ہو جاتی ہے۔"], good: ["تھوڑا آرام مدد کرتا ہے۔"] },
  },
  certainty: {
    en: {
      bad: ["Success is guaranteed.", "It works 100 % of the time.", "A scientifically proven result."],
      good: ["It may work for you.", "Prove it to yourself if you like."],
    },
    hi: { bad: ["सफलता की गारंटी है।", "यह वैज्ञानिक रूप से सिद्ध है।"], good: ["शायद इससे मदद मिले।"] },
    "hi-Latn": { bad: ["Success ki guarantee hai.", "Yeh sau pratishat sach hai."], good: ["Shayad isse madad mile."] },
    ur: { bad: ["کامیابی کی گارنٹی ہے۔", "یہ سو فیصد سچ ہے۔"], good: ["شاید اس سے مدد ملے۔"] },
  },
  trademark: {
    en: {
      bad: ["Your MBTI says so.", "As the Riso-Hudson scale shows."],
      good: ["Nine patterns, and you know yours best."],
    },
    hi: { bad: ["आपका एमबीटीआई यही कहता है।", "मायर्स-ब्रिग्स भी यही कहता है।"], good: ["नौ पैटर्न में से एक आपका है।"] },
    "hi-Latn": {
      bad: ["Aapka MBTI yahi kehta hai.", "StrengthsFinder bhi yahi kehta hai."],
      good: ["Nau patterns mein se ek aapka hai."],
    },
    ur: {
      bad: ["آپ کا ایم بی ٹی آئی یہی کہتا ہے۔", "مائرز برگز بھی یہی کہتا ہے۔"],
      good: ["نو انداز میں سے ایک آپ کا ہے۔"],
    },
  },
  fatalism: {
    en: {
      bad: ["You always leave first.", "You can’t change this.", "You will never rest."],
      good: ["You often leave first.", "You can change this.", "You cancel plans at times."],
    },
    hi: {
      bad: ["आप हमेशा पहले निकल जाते हैं।", "आप नहीं बदल सकते।", "आपसे कभी नहीं होगा।"],
      good: ["आप अक्सर पहले निकल जाते हैं।", "आप बदल सकते हैं।"],
    },
    "hi-Latn": {
      bad: ["Aap hamesha pehle nikal jaate hain.", "Aap badal nahi sakte."],
      good: ["Aap aksar pehle nikal jaate hain.", "Aap badal sakte hain."],
    },
    ur: {
      bad: ["آپ ہمیشہ پہلے نکل جاتے ہیں۔", "آپ نہیں بدل سکتے۔"],
      good: ["آپ اکثر پہلے نکل جاتے ہیں۔", "آپ بدل سکتے ہیں۔"],
    },
  },
  glossary: {
    en: {
      bad: ["The Loyalist looks twice.", "You are the Perfectionist here."],
      good: ["The Sentinel looks twice.", "You are loyal, and a perfect host."],
    },
    hi: { bad: ["लॉयलिस्ट दो बार देखता है।", "चैलेंजर आगे चलता है।"], good: ["पहरेदार दो बार देखता है।"] },
    "hi-Latn": {
      bad: ["Sentinel do baar dekhta hai.", "Loyalist do baar dekhta hai."],
      good: ["Pehredaar do baar dekhta hai.", "Ghar mein ek helper hai."],
    },
    ur: { bad: ["سینٹینل دو بار دیکھتا ہے۔", "چیلنجر آگے چلتا ہے۔"], good: ["پاسبان دو بار دیکھتا ہے۔"] },
  },
  punctuation: {
    en: { bad: ["You rest।", "You rest۔"], good: ["You rest. Do you? Yes, now."] },
    hi: { bad: ["आप आराम करते हैं.", "आप आराम करते हैं۔"], good: ["आप आराम करते हैं। क्या सच में? हाँ, अभी।"] },
    "hi-Latn": { bad: ["Aap aaram karte hain।"], good: ["Aap aaram karte hain. Sach mein? Haan, abhi."] },
    ur: {
      bad: ["آپ آرام کرتے ہیں.", "کیا آپ آرام کرتے ہیں?", "ہاں, ابھی۔"],
      good: ["آپ آرام کرتے ہیں۔ کیا واقعی؟ ہاں، ابھی۔"],
    },
  },
  markup: {
    en: { bad: ["You <b>rest</b>.", "Hello {name}.", "You **rest**."], good: ["You rest (a little) - and 3 < 5."] },
    hi: { bad: ["आप <b>आराम</b> करते हैं।", "आप **आराम** करते हैं।"], good: ["आप (थोड़ा) आराम करते हैं।"] },
    "hi-Latn": { bad: ["Aap <i>aaram</i> karte hain.", "Namaste {name}."], good: ["Aap (thoda) aaram karte hain."] },
    ur: { bad: ["آپ <b>آرام</b> کرتے ہیں۔", "آپ **آرام** کرتے ہیں۔"], good: ["آپ (تھوڑا) آرام کرتے ہیں۔"] },
  },
  spacing: {
    en: { bad: ["You  rest.", "You rest ."], good: ["You rest.\n\nThen you walk."] },
    hi: { bad: ["आप  आराम करते हैं।", "आप आराम करते हैं ।"], good: ["आप आराम करते हैं।\n\nफिर चलते हैं।"] },
    "hi-Latn": {
      bad: ["Aap  aaram karte hain.", "Aap aaram karte hain ."],
      good: ["Aap aaram karte hain.\n\nPhir chalte hain."],
    },
    ur: { bad: ["آپ  آرام کرتے ہیں۔", "آپ آرام کرتے ہیں ۔"], good: ["آپ آرام کرتے ہیں۔\n\nپھر چلتے ہیں۔"] },
  },
};

/** A text that is wholly in another script than its language's. */
export const WRONG_SCRIPT: Readonly<Record<ContentLocale, string>> = {
  en: "आप सुबह जल्दी उठते हैं और चाय बनाते हैं। फिर आप खिड़की के पास बैठते हैं।",
  hi: "Aap subah jaldi uthte hain aur chai banate hain. Phir khidki ke paas baithte hain.",
  "hi-Latn": "आप सुबह जल्दी उठते हैं और चाय बनाते हैं। फिर आप खिड़की के पास बैठते हैं।",
  ur: "आप सुबह जल्दी उठते हैं और चाय बनाते हैं। फिर आप खिड़की के पास बैठते हैं।",
};
