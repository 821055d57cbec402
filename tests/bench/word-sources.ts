import type { Translator } from "@/lib/platform/i18n/translator";
import { namedItems, paragraphs } from "@/lib/reports/domain/document/content-blocks";
import type { ReportInput } from "@/lib/reports/domain/report-input";
import { sentencesOf } from "@/tests/support/document-words";

/** Where words come from: what a reader had to be, or to answer, to read them. */
export const SOURCES = ["answers", "choices", "situations", "theme", "type", "everybody"] as const;
export type Source = (typeof SOURCES)[number];

/** What each source is, as the bench prints it. */
export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  answers: "own answers and figures",
  choices: "by wing, states, instincts, runner-up",
  situations: "the same about the theme",
  theme: "theme x type",
  type: "type",
  everybody: "everybody",
};

/** The messages that quote a person's answers or state their figures. */
const OWN_FIGURES =
  /^(evidence\.|report\.(opening|sides\.(wins|between|decide|ask)|certainty|evidence\.(rival|over|toward)|hero\.(all|some|none|note)|wing\.pairs|nine\.(leaders|steady|mixed|scattered|flips)|answer\.(wingValue|statesValue|instincts)|states\.shareTitle)|(hero1?|rheti1?)\.\w+\.\w+\.(options|left|right))|\.alternative$/;
const BY_CHOICES =
  /^(blocks\.|state\.states\.|subtypes\.texts\.|lookalikes\.|movement\.|withme\.(wings|firsts|days)\.)/;
const OF_TYPE = /^(withme\.types\.|report\.(typeTitle|typeLine|wing\.pair|states\.step))/;

/** What the words of a message depend on. What the standard report says of both strain and ease, it says to all of a type. */
function sourceOfKey(key: string, reportType: string): Source {
  if (/^situations-/.test(key)) return "situations";
  if (reportType === "standard" && /^movement\.types\.\d\.(stress|growth)$/.test(key)) return "type";
  if (OWN_FIGURES.test(key)) return "answers";
  if (BY_CHOICES.test(key)) return "choices";
  return OF_TYPE.test(key) ? "type" : "everybody";
}

/** The sources of the sentences of one report, and whether a sentence is quoted from the questionnaire. */
export interface SentenceSources {
  readonly input: ReportInput;
  sourceOf(sentence: string): Source;
  /** The scenes of the questionnaire, which a report quotes with the choice that was made in them. */
  isQuestion(sentence: string): boolean;
}

/** Watches which texts a report is made from: build the report with the `input` that comes back, then ask for its sentences. */
export function watchSources(input: ReportInput): SentenceSources {
  const sources = new Map<string, Source>();
  const questions = new Set<string>();
  const note = (text: string, source: Source) => {
    for (const sentence of sentencesOf(text)) if (!sources.has(sentence)) sources.set(sentence, source);
  };
  const { texts, reportType } = input;
  const ofTheme: Source = reportType === "standard" ? "type" : "theme";
  const chapter = [...Object.values(texts.chapter), ...texts.theme.map(({ body }) => body)];
  for (const text of chapter.flatMap((body) => paragraphs(body)))
    for (const { term, text: sentence } of namedItems(text.text)) {
      note(text.text, ofTheme);
      note(sentence, ofTheme);
      if (term) note(term, ofTheme);
    }
  for (const text of paragraphs(input.otherOverview ?? ""))
    note(text.text, reportType === "standard" ? "choices" : "situations");
  for (const day of texts.plan) note(day, ofTheme);
  for (const text of [...Object.values(texts.depth), ...texts.questions]) note(text, "type");
  const t = ((key: string, values?: Record<string, string | number>) => {
    const text = (input.t as (key: string, values?: Record<string, string | number>) => string)(key, values);
    const source = sourceOfKey(key, reportType);
    const own = Object.values(values ?? {}).map(String);
    // Of a message about a person's figures, a sentence without any of them is for everybody; the flips may be told in words.
    for (const sentence of sentencesOf(text))
      note(
        sentence,
        source === "answers" && key !== "report.nine.flips" && values && !own.some((value) => sentence.includes(value))
          ? "everybody"
          : source,
      );
    if (/^hero1?\..*\.prompt$/.test(key)) for (const sentence of sentencesOf(text)) questions.add(sentence);
    return text;
  }) as Translator;
  return {
    input: { ...input, t },
    sourceOf: (sentence) => sources.get(sentence) ?? "everybody",
    isQuestion: (sentence) => questions.has(sentence),
  };
}
