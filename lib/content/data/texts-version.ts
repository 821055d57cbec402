import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/client";
import { perProcess } from "@/lib/platform/per-process";

/** Milliseconds after which another copy of the server may have published something. */
const FRESH_MS = 1_000;
/** Milliseconds for which a version is still gone by while the database is asked for the present one. */
const USABLE_MS = 5_000;

interface Known {
  readonly version: string;
  readonly checkedAt: number;
}

const state = perProcess("texts-version", () => ({
  known: null as Known | null,
  changes: 0,
  underway: null as Promise<string> | null,
}));

async function readVersion(): Promise<string> {
  const [row] = await (await db()).$queryRaw<{ version: string }[]>`
    SELECT concat_ws(' ', count(*), sum(extract(epoch FROM "updatedAt")), (SELECT count(*) FROM "PackQaRun"),
      (SELECT md5(string_agg(concat_ws('|', "slug", "version", "releasedAt", "hiddenAt", "deletedAt"), ',' ORDER BY "id"))
        FROM "Pack")) AS version
    FROM "Atom"`;
  return `${now().toISOString().slice(0, 10)} ${row?.version}`;
}

async function check(): Promise<string> {
  const current = state.get();
  const { changes } = current;
  const checkedAt = performance.now();
  const version = await readVersion();
  if (changes === current.changes) current.known = { version, checkedAt };
  return version;
}

function checkOnce(): Promise<string> {
  const current = state.get();
  current.underway ??= check().finally(() => {
    current.underway = null;
  });
  return current.underway;
}

/** What names the report texts as they are and the day: another name, other reports. At most a second old. */
export function textsVersion(): Promise<string> {
  const { known } = state.get();
  return known && performance.now() - known.checkedAt < FRESH_MS ? Promise.resolve(known.version) : checkOnce();
}

/** The same without waiting, at most some seconds old; null when it is not known. What this process changes, it knows at once. */
export function knownTextsVersion(): string | null {
  const { known } = state.get();
  const age = known ? performance.now() - known.checkedAt : Number.POSITIVE_INFINITY;
  if (!known || age >= USABLE_MS) return null;
  // The next who asks for a report hears of a failure.
  if (age >= FRESH_MS) checkOnce().catch(() => undefined);
  return known.version;
}

/** Says that texts or packs were changed by this process. */
export function noteTextsChanged(): void {
  const current = state.get();
  current.changes += 1;
  current.known = null;
  current.underway = null;
}
