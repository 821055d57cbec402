import type { AnalyticsEvent, Assessment, User } from "@/generated/prisma/client";
import type { Filters } from "@/lib/analytics/domain/filters";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import type { Profile } from "@/lib/assessment/domain/run/profile";

/** The raw rows of a database, counted here by plain loops that share nothing with the product's way of counting. */
export interface RawRows {
  readonly users: readonly User[];
  readonly assessments: readonly Assessment[];
  readonly events: readonly AnalyticsEvent[];
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function userFits(user: User | undefined, q: string | null): boolean {
  if (q === null) return true;
  if (!user) return false;
  const text = [user.firstName, user.lastName, user.email, user.phoneNumber ?? ""].join(" ").toLowerCase();
  return q
    .toLowerCase()
    .split(" ")
    .filter((word) => word !== "")
    .every((word) => text.includes(word));
}

const within = (day: string, { from, to }: Filters) => (from === null || day >= from) && (to === null || day <= to);

interface Seen {
  day: string;
  theme: string;
  locale: string;
  type: number;
  userId: string | null;
  reached: Set<string>;
  hasAnsweredAll: boolean;
  pairs: Map<number, { left: boolean; strong: boolean; ms: number | null; flips: number }>;
}

/** Runs as their events tell of them, in the order in which they came. */
function runsOf(events: readonly AnalyticsEvent[]): readonly Seen[] {
  const runs = new Map<string, Seen>();
  const steps = ["rheti", "hero-moments", "building-blocks", "color-phase", "detail-tokens", "results"];
  for (const event of [...events].sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())) {
    if (!steps.includes(event.step)) continue;
    const id = event.runId ?? event.session;
    let run = runs.get(id);
    if (!run) {
      const nothing = {
        reached: new Set<string>(),
        hasAnsweredAll: false,
        pairs: new Map(),
        userId: null,
        type: 0,
        theme: "standard",
      };
      run = { ...nothing, day: dayOf(event.receivedAt), locale: "" };
      runs.set(id, run);
    }
    run.locale = event.locale ?? run.locale;
    run.theme = event.theme ?? run.theme;
    run.userId ??= event.userId;
    if (event.personalityType) run.type = event.personalityType;
    // Whoever is at a stage has passed all before it.
    if (event.label !== "incomplete")
      for (const step of steps.slice(0, steps.indexOf(event.step) + 1)) run.reached.add(step);
    // Only all the pairs give a type.
    if (event.personalityType) run.hasAnsweredAll = true;
    if (event.label === "pairs") {
      const { pairs } = event.data as { pairs: Record<string, [number, number, number | null, number]> };
      for (const [pair, [left, strong, ms, flips]] of Object.entries(pairs)) {
        const before = run.pairs.get(Number(pair));
        run.pairs.set(Number(pair), {
          left: left === 1,
          strong: strong === 1,
          ms: before ? before.ms : ms,
          flips: flips + (before?.flips ?? 0),
        });
      }
    }
  }
  return [...runs.values()];
}

const middle = (values: readonly number[]) =>
  values.length === 0 ? null : ([...values].sort((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? null);

function chosenRuns({ users, events }: RawRows, filters: Filters): readonly Seen[] {
  const byId = new Map(users.map((user) => [user.id, user]));
  return runsOf(events).filter(
    (run) =>
      within(run.day, filters) &&
      (filters.type === null || run.type === filters.type) &&
      (filters.theme === null || run.theme === filters.theme) &&
      (filters.language === null || run.locale === filters.language) &&
      userFits(byId.get(run.userId ?? ""), filters.q),
  );
}

export function chosenAssessments({ users, assessments }: RawRows, filters: Filters): readonly Assessment[] {
  const byId = new Map(users.map((user) => [user.id, user]));
  return assessments.filter(
    (row) =>
      within(dayOf(row.completedAt), filters) &&
      (filters.type === null || row.primaryType === filters.type) &&
      (filters.theme === null || row.reportType === filters.theme) &&
      (filters.language === null || row.locale === filters.language) &&
      userFits(byId.get(row.userId), filters.q),
  );
}

/** Every number of the dashboard. */
export function recount(rows: RawRows, filters: Filters, today: string) {
  const chosen = chosenAssessments(rows, filters);
  const runs = chosenRuns(rows, filters);
  const weekAgo = dayOf(new Date(Date.parse(today) - 6 * 86_400_000));
  const profiles = chosen.map((row) => row.profile as unknown as Profile);
  const count = (test: (row: Assessment, profile: Profile) => boolean) =>
    chosen.filter((row, at) => test(row, profiles[at] as Profile)).length;
  const triads = profiles.flatMap(({ evidence }) => (evidence ? [evidence.circularTriads] : []));
  const completedOn = chosen.map((row) => dayOf(row.completedAt)).sort();
  const until = filters.to !== null && filters.to < today ? filters.to : today;
  const days = Array.from({ length: 1_000 }, (_, back) => dayOf(new Date(Date.parse(until) - back * 86_400_000)))
    .filter((day) => day >= (filters.from ?? completedOn[0] ?? "none"))
    .reverse();
  const keyed = (keys: readonly (string | number)[], test: (row: Assessment, key: string) => boolean) =>
    keys.map((key) => ({ key: String(key), count: count((row) => test(row, String(key))) }));
  const answers = (row: Assessment) => row.answers as unknown as AssessmentRun;
  const types = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const hasDimension = filters.type !== null || filters.theme !== null || filters.language !== null;
  return {
    registered: hasDimension
      ? null
      : rows.users.filter((user) => within(dayOf(user.registeredAt), filters) && userFits(user, filters.q)).length,
    runs: runs.length,
    funnel: ["rheti", "hero-moments", "building-blocks", "color-phase", "detail-tokens", "results"].map((key) => ({
      key,
      count: runs.filter((run) => run.reached.has(key)).length,
    })),
    pairs: Array.from({ length: 36 }, (_, at) => ({
      key: String(at + 1),
      count: runs.filter((run) => run.hasAnsweredAll || run.pairs.has(at + 1)).length,
    })),
    completed: chosen.length,
    recent: chosenAssessments(rows, { ...filters, from: weekAgo, to: today }).length,
    medianMinutes: middle(
      chosen.map((row) => Math.min(600, Math.floor((row.completedAt.getTime() - row.startedAt.getTime()) / 60_000))),
    ),
    meanConsistency:
      triads.length === 0 ? null : 1 - triads.reduce((sum, value) => sum + value, 0) / triads.length / 30,
    days: days.map((day) => ({ day, count: count((row) => dayOf(row.completedAt) === day) })),
    types: keyed(types, (row, key) => String(row.primaryType) === key),
    wings: types
      .flatMap((type) => [`${type}w${type === 1 ? 9 : type - 1}`, `${type}w${type === 9 ? 1 : type + 1}`])
      .map((key) => ({ key, count: count((row) => answers(row).block?.value === key) })),
    states: ["veryGood", "good", "average", "belowAverage", "destructive"].map((key) => ({
      key,
      counts: [0, 1].map((place) => count((row) => answers(row).colors?.value.selectedStates[place] === key)),
    })),
    instincts: ["self", "oneToOne", "social"].map((key) => ({
      key,
      counts: (["dominant", "secondary", "blind"] as const).map((place) =>
        count((_row, { instincts }) => instincts[place] === key),
      ),
    })),
    themes: keyed(
      ["standard", "love", "wealth", "corporate", "career", "health", "leadership"],
      (row, key) => row.reportType === key,
    ),
    languages: keyed(["en", "hi-G4", "hi-Latn", "ur-G4"], (row, key) => row.locale === key),
    consistency: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((tenth) => ({
      key: String(tenth),
      count: triads.filter((value) => {
        const tenths = ((30 - value) * 10) / 30;
        return tenths >= tenth / 10 && (tenth === 90 || tenths < tenth / 10 + 1);
      }).length,
    })),
  };
}

/** How each pair was answered. */
export function recountPairs(rows: RawRows, filters: Filters) {
  const runs = chosenRuns(rows, filters);
  return Array.from({ length: 36 }, (_, at) => {
    const given = runs.flatMap((run) => run.pairs.get(at + 1) ?? []);
    return {
      id: at + 1,
      answered: given.length,
      left: given.filter(({ left }) => left).length,
      strong: given.filter(({ strong }) => strong).length,
      flips: given.reduce((sum, { flips }) => sum + flips, 0),
      medianSeconds: middle(given.flatMap(({ ms }) => (ms === null ? [] : [Math.min(60, Math.floor(ms / 1000))]))),
    };
  });
}
