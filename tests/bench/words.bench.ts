/**
 * How much of a report is there because of its reader: where its words come from, and how much of it somebody else, or
 * the same person in another kind of report, would read as well.
 */
import { REPORT_TYPES, type ReportType, THEMES } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { daysBandOf, typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import type { Locale } from "@/lib/platform/i18n/locales";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { countWords, nearDuplicates, sentencesOf, sharedWords, stringsOfSection } from "@/tests/support/document-words";
import { readerInput, type SimulatedReader, simulatedReaders } from "@/tests/support/simulated-readers";
import { typeTexts } from "@/tests/support/type-texts";
import { atLeast, atMost, type Bound, row } from "./bound";
import { recognised } from "./recognition";
import { isHedged, maximEndings } from "./style";
import { SOURCE_NAMES, SOURCES, type Source, watchSources } from "./word-sources";

const PEOPLE = Number(process.env.WORDS_PEOPLE ?? 500);
const SEED = 11;
const LANGUAGES = ["en", "hi-G4"] as const satisfies readonly Locale[];
/** Chapters that speak of the report itself, and may say the same to everybody. */
const ABOUT_THE_REPORT: readonly string[] = ["reading", "method"];
/** A sentence has a mark at its end and as many words; what is shorter is a heading or a term. */
const MIN_SENTENCE = 5;
/** The most texts that end on a maxim, and the most hedged sentences of a report; both in percent, in English. */
const MAX_MAXIMS = 25;
const MAX_HEDGED = 15;

interface Told {
  readonly sentence: string;
  readonly section: string;
  readonly source: Source;
  readonly quoted: boolean;
}

/** One report, sentence by sentence. */
interface Reading {
  readonly reader: SimulatedReader;
  readonly told: readonly Told[];
  readonly sentences: readonly string[];
  readonly known: ReadonlySet<string>;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (share: number) => (100 * share).toFixed(1);
const isSentence = (text: string) => /[.!?।۔؟][”“’")]*$/u.test(text) && countWords(text) >= MIN_SENTENCE;

function read(reader: SimulatedReader, reportType: ReportType, locale: Locale): Reading {
  const { input, sourceOf, isQuestion } = watchSources(readerInput(reader, reportType, locale));
  const told = buildDocument(input).sections.flatMap((section) =>
    stringsOfSection(section)
      .flatMap(sentencesOf)
      .map((sentence): Told => {
        return { sentence, section: section.id, source: sourceOf(sentence), quoted: isQuestion(sentence) };
      }),
  );
  const sentences = told.map(({ sentence }) => sentence);
  return { reader, told, sentences, known: new Set(sentences) };
}

function shareOf(readings: readonly Reading[], counts: (told: Told) => boolean): number {
  return mean(
    readings.map(({ told }) => {
      const words = (some: readonly Told[]) => some.reduce((sum, { sentence }) => sum + countWords(sentence), 0);
      return words(told.filter(counts)) / words(told);
    }),
  );
}

/** Whether two people of one type have nothing else in common: neither wing, states, weeks, first area nor runner-up. */
function differInAll(one: SimulatedReader, other: SimulatedReader): boolean {
  const runnerUp = ({ profile: { evidence, type } }: SimulatedReader) =>
    evidence && typeCertainty(evidence, type).other;
  const [a, b] = [one.profile, other.profile];
  return (
    a.block.id !== b.block.id &&
    !a.colors.selectedStates.some((state) => b.colors.selectedStates.includes(state)) &&
    daysBandOf(a.colors) !== daysBandOf(b.colors) &&
    a.instincts.dominant !== b.instincts.dominant &&
    runnerUp(one) !== runnerUp(other)
  );
}

/** The words that two people of one type share: of any two, and of those who differ in all else. */
function sameType(readings: readonly Reading[]) {
  const shares: { readonly share: number; readonly apart: boolean }[] = [];
  for (const type of PERSONALITY_TYPES) {
    const own = readings.filter(({ reader }) => reader.profile.type === type);
    for (const [at, one] of own.entries())
      for (const other of own.slice(at + 1))
        shares.push({
          share: sharedWords(one.sentences, other.known),
          apart: differInAll(one.reader, other.reader),
        });
  }
  const of = (some: typeof shares) => mean(some.map(({ share }) => share));
  return { any: of(shares), apart: of(shares.filter(({ apart }) => apart)) };
}

/** The sentences outside of `ABOUT_THE_REPORT` that people of all nine types get. */
function saidToAll(readings: readonly Reading[]): readonly string[] {
  const types = new Map<string, Set<number>>();
  for (const { reader, told } of readings)
    for (const { sentence, section, source, quoted } of told) {
      if (ABOUT_THE_REPORT.includes(section) || source === "answers" || quoted || !isSentence(sentence)) continue;
      types.set(sentence, (types.get(sentence) ?? new Set()).add(reader.profile.type));
    }
  return [...types].filter(([, of]) => of.size === PERSONALITY_TYPES.length).map(([sentence]) => sentence);
}

/** Near-duplicate sentences inside one report, each pair once. */
function repeated(readings: readonly Reading[]): readonly string[] {
  const found = readings.flatMap(({ told }) =>
    nearDuplicates(
      told.filter(({ sentence, quoted }) => isSentence(sentence) && !quoted).map(({ sentence }) => sentence),
    ),
  );
  return [...new Set(found.map(([one, other]) => `${one} = ${other}`))];
}

function list(what: string, found: readonly string[]): void {
  console.log(`${what}: ${found.length}`);
  for (const each of found.slice(0, 8)) console.log(`  ${each}`);
}

interface Figures {
  readonly own: number;
  readonly theme: number;
  readonly apart: number;
  readonly toAll: number;
  readonly repeated: number;
  readonly hedged: number;
}

function measure(name: string, readings: readonly Reading[]): Figures {
  const words = mean(readings.map(({ sentences }) => sentences.reduce((sum, each) => sum + countWords(each), 0)));
  const from = (...sources: readonly Source[]) => shareOf(readings, ({ source }) => sources.includes(source));
  const { any, apart } = sameType(readings);
  const hedged = mean(
    readings.map(({ sentences }) => {
      const whole = sentences.filter(isSentence);
      return whole.filter(isHedged).length / whole.length;
    }),
  );
  const figures = { own: from("answers", "choices", "situations"), theme: from("theme", "situations"), apart };
  const cells = [words.toFixed(0), ...SOURCES.map((source) => percent(from(source)))];
  console.log(row(name, [...cells, ...[figures.own, figures.theme, apart, any, hedged].map(percent)]));
  const [toAll, twice] = [saidToAll(readings), repeated(readings)];
  if (toAll.length > 0) list("  said to all nine types", toAll);
  if (twice.length > 0) list("  near-duplicates in one report", twice);
  return { ...figures, toAll: toAll.length, repeated: twice.length, hedged };
}

function inLanguage(people: readonly SimulatedReader[], locale: Locale): readonly Bound[] {
  console.log(`\n${locale}: ${people.length} people; words, and % of them by source`);
  console.log(row("", ["words", ...SOURCES, "own", "the theme", "same type", "(any two)", "hedged"]));
  const byKind = new Map(
    REPORT_TYPES.map((kind) => [kind, people.map((reader) => read(reader, kind, locale))] as const),
  );
  const figures = [...byKind].map(([kind, readings]) => ({ kind, ...measure(kind, readings) }));
  const themes = figures.filter(({ kind }) => kind !== "standard");
  const kinds = people.flatMap((_, at) =>
    THEMES.flatMap((one, first) =>
      THEMES.slice(first + 1).map((other) => {
        const [a, b] = [byKind.get(one)?.[at], byKind.get(other)?.[at]];
        return a && b ? sharedWords(a.sentences, b.known) : 1;
      }),
    ),
  );
  return [
    atLeast(`${locale}: own words of a report, %`, 100 * Math.min(...figures.map(({ own }) => own)), 35),
    atLeast(`${locale}: words about the theme, %`, 100 * Math.min(...themes.map(({ theme }) => theme)), 35),
    atMost(`${locale}: words that two of one type share, %`, 100 * Math.max(...themes.map(({ apart }) => apart)), 55),
    atMost(`${locale}: words that two kinds of report of one person share, %`, 100 * mean(kinds), 60),
    atMost(`${locale}: sentences said to all nine types`, Math.max(...figures.map(({ toAll }) => toAll)), 0),
    atMost(`${locale}: near-duplicates in one report`, Math.max(...figures.map((each) => each.repeated)), 0),
    ...(locale === "en"
      ? [
          atMost(
            "en: hedged sentences of a report, %",
            100 * Math.max(...figures.map((each) => each.hedged)),
            MAX_HEDGED,
          ),
        ]
      : []),
  ];
}

/** The texts that are easily said of anybody, and how many of 100 have to show their type. */
const RECOGNISABLE = [
  { name: "actions and questions", roles: ["daily-action", "questions"], least: 55 },
  { name: "seen by others", roles: ["seen-by-others"], least: 60 },
] as const;

/** Which texts a machine can tell the type of, by role, the hardest first. */
function recognition(): readonly Bound[] {
  const found = [...recognised(typeTexts("en"))].sort(([, a], [, b]) => a.right / a.of - b.right / b.of);
  console.log("\nTexts of which a classifier (TF-IDF) that knows half of the texts names the type; chance is 11 %");
  for (const [role, { right, of }] of found) console.log(row(role, [`${right}/${of}`, percent(right / of)]));
  const rateOf = (roles: readonly string[]) => {
    const own = found.filter(([role]) => roles.includes(role)).map(([, each]) => each);
    const sum = own.reduce((all, { right, of }) => ({ right: all.right + right, of: all.of + of }), {
      right: 0,
      of: 0,
    });
    return (100 * sum.right) / sum.of;
  };
  console.log(row("all", [rateOf(found.map(([role]) => role)).toFixed(1)]));
  return RECOGNISABLE.map(({ name, roles, least }) =>
    atLeast(`en: ${name} that show their type, %`, rateOf(roles), least),
  );
}

/** How the texts end, by role, those with most maxims first. */
function endings(): readonly Bound[] {
  const found = [...maximEndings(typeTexts("en"))].sort(
    ([, a], [, b]) => b.maxims.length / b.texts - a.maxims.length / a.texts,
  );
  console.log("\nTexts that end on a maxim, by form");
  for (const [role, { texts, maxims }] of found)
    if (maxims.length > 0) console.log(row(role, [`${maxims.length}/${texts}`, maxims[0] ?? ""]));
  const sum = (of: (each: (typeof found)[number][1]) => number) => found.reduce((all, [, each]) => all + of(each), 0);
  const share = (100 * sum(({ maxims }) => maxims.length)) / sum(({ texts }) => texts);
  console.log(row("all", [`${sum(({ maxims }) => maxims.length)}/${sum(({ texts }) => texts)}`, share.toFixed(1)]));
  return [atMost("en: texts that end on a maxim, %", share, MAX_MAXIMS)];
}

/** The words of reports, in two languages. */
export function words(): readonly Bound[] {
  for (const source of SOURCES) console.log(`${source.padEnd(12)}${SOURCE_NAMES[source]}`);
  const people = simulatedReaders(PEOPLE, SEED);
  return [...recognition(), ...endings(), ...LANGUAGES.flatMap((locale) => inLanguage(people, locale))];
}
