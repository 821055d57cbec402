import { CARDS } from "@/lib/assessment/domain/instrument/cards";
import { PAIRS, type Pair } from "@/lib/assessment/domain/instrument/pairs";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { READERS, type Reading, readInstrument, readReading, wordsMark } from "@/tests/support/readings";

/** Of its eight pairs a type has the less likeable side in at most so many, and is at most so many ahead or behind. */
const MAX_WORSE = 5;
const MAX_NET = 4;
/** How far a portrait may be from the others, of nine points. */
const MAX_APPEAL_DIFFERENCE = 1.5;
const MIN_SORTED_RIGHT = 0.85;

const languages = LOCALES.map(({ code }) => code);

/** The type of the side that more readers found nicer; null where they are even. */
function nicerType({ id, left, right }: Pair, reading: Reading): PersonalityType | null {
  const votes = reading.pairs[id]?.nicer ?? [];
  const lead = votes.filter((side) => side === "left").length - votes.filter((side) => side === "right").length;
  if (Math.abs(lead) < READERS / 2) return null;
  return lead > 0 ? left : right;
}

interface BalanceRow {
  readonly type: PersonalityType;
  readonly better: number;
  readonly worse: number;
  readonly appeal: number;
}

function balanceSheet(reading: Reading): readonly BalanceRow[] {
  return PERSONALITY_TYPES.map((type) => {
    const own = PAIRS.filter(({ left, right }) => left === type || right === type);
    const winners = own.map((pair) => nicerType(pair, reading));
    const marks = reading.portraits[type]?.appeal ?? [];
    return {
      type,
      better: winners.filter((winner) => winner === type).length,
      worse: winners.filter((winner) => winner !== null && winner !== type).length,
      appeal: marks.reduce((sum, mark) => sum + mark, 0) / marks.length,
    };
  });
}

/** The share of readers who found each text's own type, by text. */
function sortedRight(reading: Reading): readonly (readonly [string, number])[] {
  const share = (sorted: readonly PersonalityType[] = [], own: number) =>
    sorted.filter((type) => type === own).length / READERS;
  return [
    ...PAIRS.flatMap(({ id, left, right }) => [
      [`pair ${id} left`, share(reading.pairs[id]?.sorted.left, left)] as const,
      [`pair ${id} right`, share(reading.pairs[id]?.sorted.right, right)] as const,
    ]),
    ...CARDS.flatMap(({ id, types }) =>
      types.map((type) => [`${id} ${type}`, share(reading.scenes[id]?.sorted[type], type)] as const),
    ),
    ...PERSONALITY_TYPES.map((type) => [`portrait ${type}`, share(reading.portraits[type]?.sorted, type)] as const),
  ];
}

describe.each(languages)("%s", (locale) => {
  const reading = readReading(locale);
  const texts = readInstrument(locale);

  test("every text was read as it is now", () => {
    const stale = [
      ...PAIRS.filter(({ id }) => {
        const { words, nicer = [] } = reading.pairs[id] ?? {};
        return words !== wordsMark(texts.pairs[id]) || nicer.length !== READERS;
      }).map(({ id }) => `pair ${id}`),
      ...CARDS.filter(({ id }) => reading.scenes[id]?.words !== wordsMark(texts.cards[id])).map(({ id }) => id),
      ...PERSONALITY_TYPES.filter((type) => reading.portraits[type]?.words !== wordsMark(texts.portraits[type])),
    ];
    expect(stale).toEqual([]);
  });

  test("no type has the nicer or the worse side too often", () => {
    const sheet = balanceSheet(reading);
    process.stdout.write(
      `${locale}: ${sheet.map(({ type, better, worse, appeal }) => `${type} +${better} -${worse} (${appeal.toFixed(1)})`).join(", ")}\n`,
    );
    const outside = sheet.filter(({ better, worse }) => worse > MAX_WORSE || Math.abs(better - worse) > MAX_NET);
    expect(outside).toEqual([]);
    const mean = sheet.reduce((sum, { appeal }) => sum + appeal, 0) / sheet.length;
    expect(sheet.filter(({ appeal }) => Math.abs(appeal - mean) > MAX_APPEAL_DIFFERENCE)).toEqual([]);
  });

  test("readers find the type of a text", () => {
    const found = sortedRight(reading);
    const share = found.reduce((sum, [, each]) => sum + each, 0) / found.length;
    process.stdout.write(`${locale}: ${(100 * share).toFixed(1)} % sorted by its own type\n`);
    expect(share).toBeGreaterThanOrEqual(MIN_SORTED_RIGHT);
    // One of nine is chance: a text that no reader places is below it.
    expect(found.filter(([, each]) => each === 0)).toEqual([]);
  });
});
