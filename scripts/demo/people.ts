import { STAGES } from "../../lib/analytics/domain/stages";
import type { PairAnswerLog } from "../../lib/analytics/domain/tally";
import { REPORT_TYPES } from "../../lib/assessment/domain/instrument/report-types";
import type { Locale } from "../../lib/platform/i18n/locales";
import { type Random, seededRandom } from "../simulation";
import { type AnswerSheet, completeFrom, drawAnswerSheets, pick, uuid } from "./answers";
import { NAMES } from "./names";

const DAY = 86_400_000;
const MINUTE = 60_000;
const PEOPLE_DAYS = 400;
/** The number of different answer sheets: enough that people do not look alike. */
const SHEET_COUNT = 100;

/** Rows by table, as `write.ts` takes them. */
export interface Batch {
  readonly users: object[];
  readonly assessments: object[];
  readonly events: object[];
  readonly runs: object[];
}

/** How likely it is that a run goes no further than this stage; the rest makes a report. */
const DROP_OFF_SHARES = [0.14, 0.03, 0.02, 0.02, 0.02, 0.05];

function drawLocale(random: Random): Locale {
  const at = random();
  return at < 0.5 ? "en" : at < 0.7 ? "hi-G4" : at < 0.88 ? "hi-Latn" : "ur-G4";
}

/** More and more people, and more of them in the evening. */
function drawStart(now: number, random: Random): number {
  const day = Math.floor(PEOPLE_DAYS * (1 - Math.sqrt(random())));
  const hour = 8 + 14 * Math.max(random(), random());
  const midnight = Math.floor(now / DAY) * DAY - day * DAY;
  return Math.min(now - 5 * MINUTE, midnight + Math.floor(hour * 60 * MINUTE));
}

/** Minutes from start to end: about a quarter of an hour, sometimes with a night between. */
function drawMinutes(random: Random): number {
  const usual = 6 + 8 * (random() + random() + random()) ** 1.3;
  return random() < 0.03 ? usual + 300 + 600 * random() : usual;
}

function drawUser(
  { id, number, seed, at }: { id: string; number: number; seed: number; at: number },
  locale: Locale,
  passwordHash: string,
  random: Random,
) {
  const names = pick(NAMES[locale], random);
  const [firstName, first] = pick(names.first, random);
  const [lastName, last] = pick(names.last, random);
  const registeredAt = new Date(at - 2 * MINUTE).toISOString();
  const phoneNumber = random() < 0.9 ? `+91${Math.floor(6e9 + 4e9 * random())}` : null;
  return {
    id,
    email: `${first}.${last}.${number}.${seed}@example.org`,
    firstName,
    lastName,
    phoneNumber,
    passwordHash,
    registeredAt,
    locale,
  };
}

function drawPairs(sheet: AnswerSheet, count: number, random: Random): Record<string, PairAnswerLog> {
  const answered = Object.entries(sheet.rheti).slice(0, count);
  return Object.fromEntries(
    answered.map(([id, answer]) => {
      const milliseconds = Math.floor(1500 + 9000 * random() ** 2 + (random() < 0.02 ? 90_000 * random() : 0));
      const record: PairAnswerLog = [
        answer?.side === "left" ? 1 : 0,
        answer?.strong ? 1 : 0,
        milliseconds,
        random() < 0.06 ? 1 : 0,
      ];
      return [id, record];
    }),
  );
}

interface DemoOptions {
  readonly seed: number;
  /** Milliseconds since 1970; the people come in the 400 days before. */
  readonly now: number;
  readonly passwordHash: string;
  readonly sheets?: number;
}

/**
 * So many completed assessments with their people, and those who left on the way, in the order of their start;
 * the same seed and time make the same people. `passwordHash` is that of a password which nobody knows.
 */
export function* demoBatches(
  assessments: number,
  { seed, now, passwordHash, sheets: different = SHEET_COUNT }: DemoOptions,
): Generator<Batch> {
  const random = seededRandom(seed);
  const sheets = drawAnswerSheets(different, random);
  const starts = Array.from({ length: Math.ceil(assessments * 1.6) + 50 }, () => drawStart(now, random)).sort(
    (a, b) => a - b,
  );
  let made = 0;
  let userId = "";
  let batch: Batch = { users: [], assessments: [], events: [], runs: [] };
  for (const [number, startedAt] of starts.entries()) {
    if (made >= assessments) break;
    const locale = drawLocale(random);
    // One in twenty comes back for another run; one in twenty registers and never starts.
    if (!userId || random() > 0.05) {
      userId = uuid(random);
      batch.users.push(drawUser({ id: userId, number, seed, at: startedAt }, locale, passwordHash, random));
    }
    if (random() > 0.05) {
      const done = drawRun(batch, { userId, startedAt, locale, sheet: pick(sheets, random), now }, random);
      if (done) made += 1;
    }
    if (batch.events.length > 4_000) {
      yield batch;
      batch = { users: [], assessments: [], events: [], runs: [] };
    }
  }
  yield batch;
}

interface RunStart {
  readonly userId: string;
  readonly startedAt: number;
  readonly locale: Locale;
  readonly sheet: AnswerSheet;
  readonly now: number;
}

/** Draws one run into a batch; says whether it came to an assessment. */
function drawRun(batch: Batch, { userId, startedAt, locale, sheet, now }: RunStart, random: Random): boolean {
  const runId = uuid(random);
  const session = uuid(random);
  const theme = random() < 0.4 ? "standard" : pick(REPORT_TYPES, random);
  const minutes = Math.min(drawMinutes(random), (now - startedAt) / MINUTE);
  let stop = 0;
  for (let at = random(); stop < DROP_OFF_SHARES.length && at >= (DROP_OFF_SHARES[stop] ?? 0); stop += 1)
    at -= DROP_OFF_SHARES[stop] ?? 0;
  const last = Math.min(stop, STAGES.length - 1);
  // Most who leave the pairs leave early.
  const count = stop === 0 ? Math.floor(36 * random() ** 1.7) : 36;
  const type = last > 0 ? sheet.profile.type : null;
  const pairs = drawPairs(sheet, count, random);
  const at = (part: number) => new Date(startedAt + part * minutes * MINUTE).toISOString();
  const event = (step: string, label: string, part: number, about: object = {}) => ({
    ...{ id: uuid(random), userId, session, step, label, runId, theme, locale },
    ...{ personalityType: null, data: null, occurredAt: at(part), receivedAt: at(part), ...about },
  });
  for (let stage = 0; stage <= last; stage += 1) {
    const about = stage > 0 ? { personalityType: type } : {};
    batch.events.push(event(STAGES[stage] ?? "", "reached", stage === 0 ? 0 : 0.5 + stage / 12, about));
    if (stage === 0 && count > 0) batch.events.push(event("rheti", "pairs", 0.5, { data: { pairs } }));
  }
  batch.runs.push({
    ...{ id: runId, userId, day: at(0).slice(0, 10), theme, locale, type: type ?? 0 },
    ...{ stages: 2 ** (last + 1) - 1, answered: 2 ** count - 1, pairs },
  });
  if (stop < DROP_OFF_SHARES.length) return false;
  const { draft, profile } = completeFrom(sheet, { runId, startedAt, theme, minutes }, random);
  batch.assessments.push({
    ...{ id: runId, userId, reportType: theme, locale, primaryType: profile.type, wing: profile.block.wing },
    ...{ confidence: profile.confidence, primaryShare: profile.colors.distribution.primary },
    ...{ primaryState: profile.colors.selectedStates[0], secondaryState: profile.colors.selectedStates[1] },
    ...{ dominantInstinct: profile.instincts.dominant, secondaryInstinct: profile.instincts.secondary },
    ...{ blindInstinct: profile.instincts.blind, answers: draft, profile, version: "v1.0" },
    ...{ startedAt: at(0), completedAt: at(1) },
  });
  return true;
}
