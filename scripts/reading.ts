/**
 * Readings of the instrument by people who do not know it. `npm run reading -- sheet hi-G4 1` prints the sheet of a
 * language's first reader, with the texts that lack readers since they were written or changed; `npm run reading -- keep
 * hi-G4 1 answers.json` keeps their answers in messages/review/readings. Print all sheets before the first is kept.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { CARDS } from "../lib/assessment/domain/instrument/cards";
import { PAIRS } from "../lib/assessment/domain/instrument/pairs";
import { PERSONALITY_TYPES } from "../lib/assessment/domain/instrument/types";
import { isLocale, type Locale } from "../lib/platform/i18n/locales";
import { READERS, type Reading, readInstrument, readingFile, readReading, wordsMark } from "../tests/support/readings";
import { type Random, seededRandom } from "./simulation";

/** What a reader knows of the nine. */
const ABOUT = [
  "The Reformer: wants things to be right; sees what is off; keeps rules, also towards themselves.",
  "The Helper: notices what others need and gives it; wants to be needed and loved.",
  "The Achiever: goes for results and success; efficient, adapts to what counts.",
  "The Individualist: seeks depth, beauty and what is real; feels different, feels what is missing.",
  "The Investigator: watches, thinks, wants to understand; guards time, space and energy.",
  "The Sentinel: thinks ahead to what could go wrong; tests, questions, stands by people; seeks safety.",
  "The Enthusiast: seeks new things, options, fun; keeps away from pain and limits.",
  "The Challenger: strong, direct, takes charge, protects; will not be controlled.",
  "The Peacemaker: calm, sees all sides, keeps harmony; goes along, puts own wishes off.",
];

const SIDES = ["left", "right"] as const;
const digit = z.literal([...PERSONALITY_TYPES]);
const answersSchema = z.object({
  sort: z.record(z.string(), digit),
  scenes: z.record(z.string(), digit),
  pairs: z.record(z.string(), z.enum(["A", "B", "="])),
  portraits: z.record(z.string(), z.object({ appeal: z.number().min(1).max(9), type: digit })),
});

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const number = (letter: string, at: number) => `${letter}${String(at + 1).padStart(2, "0")}`;

const readKept = (locale: Locale): Reading =>
  existsSync(readingFile(locale)) ? readReading(locale) : { pairs: {}, scenes: {}, portraits: {} };

/** Whether a text was changed since it was read, or fewer have read it than shall. */
const lacksReaders = (text: unknown, read: { readonly words: string } | undefined, readers: number | undefined) =>
  read?.words !== wordsMark(text) || (readers ?? 0) < READERS;

/**
 * The items that lack readers in the order of one reader, each with its code. The same language and reader give the
 * same order and codes, whatever is left out.
 */
function ordered(locale: Locale, reader: number) {
  const random = seededRandom([...`${locale}${reader}`].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7));
  const texts = readInstrument(locale);
  const kept = readKept(locale);
  const lackingPair = (id: number) => lacksReaders(texts.pairs[id], kept.pairs[id], kept.pairs[id]?.nicer.length);
  const lackingScene = (id: string) =>
    lacksReaders(texts.cards[id], kept.scenes[id], Object.values(kept.scenes[id]?.sorted ?? {})[0]?.length);
  const lackingPortrait = (type: string) =>
    lacksReaders(texts.portraits[type], kept.portraits[type], kept.portraits[type]?.sorted.length);
  const statements = PAIRS.flatMap((pair) => SIDES.map((side) => ({ pair, side })));
  return {
    statements: shuffled(statements, random)
      .map((item, at) => ({ code: number("s", at), ...item }))
      .filter(({ pair }) => lackingPair(pair.id)),
    scenes: shuffled(CARDS, random)
      .map(({ id, types }, at) => ({
        code: number("c", at),
        id,
        options: shuffled(types, random).map((type, place) => ({
          code: `${number("c", at)}${"abcdefghi"[place]}`,
          type,
        })),
      }))
      .filter(({ id }) => lackingScene(id)),
    pairs: shuffled(PAIRS, random)
      .map(({ id }, at) => ({
        code: number("q", at),
        id,
        sides: random() < 0.5 ? SIDES : ([SIDES[1], SIDES[0]] as const),
      }))
      .filter(({ id }) => lackingPair(id)),
    portraits: shuffled(PERSONALITY_TYPES, random)
      .map((type, at) => ({ code: `p${at + 1}`, type }))
      .filter(({ type }) => lackingPortrait(String(type))),
  };
}

function sheet(locale: Locale, reader: number): string {
  const { statements, scenes, pairs, portraits } = ordered(locale, reader);
  const texts = readInstrument(locale);
  return [
    "The nine types, one line each:",
    ...ABOUT.map((line, at) => `${at + 1}. ${line}`),
    "\n## Part 1. Statements: which type says this most? One digit from 1 to 9 for each.",
    ...statements.map(({ code, pair, side }) => `${code}: ${texts.pairs[pair.id]?.[side]}`),
    "\n## Part 2. Scenes: which type would choose this? One digit for each option.",
    ...scenes.flatMap(({ code, id, options }) => [
      `${code}: ${texts.cards[id]?.prompt}`,
      ...options.map((option) => `   ${option.code}: ${texts.cards[id]?.options[option.type]}`),
    ]),
    "\n## Part 3. Pairs: a hundred people find both sentences about equally true of themselves. Which one would they rather tick,",
    "because it sounds nicer or is easier to admit? A, B or = (no difference). Judge the words alone, not the type.",
    ...pairs.map(
      ({ code, id, sides: [a, b] }) => `${code}: A: ${texts.pairs[id]?.[a]}  ||  B: ${texts.pairs[id]?.[b]}`,
    ),
    '\n## Part 4. Portraits: a stranger is told "this is you". How glad are they, from 1 (not at all) to 9? And which type is it?',
    ...portraits.map(({ code, type }) => `${code}: ${texts.portraits[type]}\n`),
  ].join("\n");
}

/** Adds one reader's answers to what is kept; a text that was changed since begins anew. */
function keep(locale: Locale, reader: number, input: unknown): Reading {
  const answers = answersSchema.parse(input);
  const { statements, scenes, pairs, portraits } = ordered(locale, reader);
  const texts = readInstrument(locale);
  const kept = readKept(locale);
  const answered = <T>(group: Readonly<Record<string, T>>, code: string): T => {
    const answer = group[code];
    if (answer === undefined) throw new Error(`no answer for ${code}`);
    return answer;
  };
  for (const { code, id, sides } of pairs) {
    const words = wordsMark(texts.pairs[id]);
    const before = kept.pairs[id]?.words === words ? kept.pairs[id] : undefined;
    const choice = answered(answers.pairs, code);
    const sorted = (side: "left" | "right") => {
      const item = statements.find((each) => each.pair.id === id && each.side === side);
      return [...(before?.sorted[side] ?? []), answered(answers.sort, item?.code ?? "")];
    };
    kept.pairs[id] = {
      words,
      nicer: [...(before?.nicer ?? []), choice === "=" ? "both" : sides[choice === "A" ? 0 : 1]],
      sorted: { left: sorted("left"), right: sorted("right") },
    };
  }
  for (const { id, options } of scenes) {
    const words = wordsMark(texts.cards[id]);
    const before = kept.scenes[id]?.words === words ? kept.scenes[id].sorted : {};
    const sorted = options.map(({ code, type }) => [type, [...(before[type] ?? []), answered(answers.scenes, code)]]);
    kept.scenes[id] = { words, sorted: Object.fromEntries(sorted) };
  }
  for (const { code, type } of portraits) {
    const words = wordsMark(texts.portraits[type]);
    const before = kept.portraits[type]?.words === words ? kept.portraits[type] : undefined;
    const answer = answered(answers.portraits, code);
    kept.portraits[type] = {
      words,
      appeal: [...(before?.appeal ?? []), answer.appeal],
      sorted: [...(before?.sorted ?? []), answer.type],
    };
  }
  return kept;
}

const [command, locale = "", reader = "", file = ""] = process.argv.slice(2);
if (!isLocale(locale) || !/^\d+$/.test(reader) || !(command === "sheet" || (command === "keep" && file))) {
  console.error("npm run reading -- sheet hi-G4 1, or npm run reading -- keep hi-G4 1 answers.json");
  process.exit(2);
}
if (command === "sheet") console.log(sheet(locale, Number(reader)));
else {
  const reading = keep(locale, Number(reader), JSON.parse(readFileSync(file, "utf8")));
  writeFileSync(readingFile(locale), `${JSON.stringify(reading, null, 1)}\n`);
}
