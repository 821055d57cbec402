import "server-only";
import { setDatabaseTime } from "../clock";
import { env } from "../env";
import { log } from "../log";
import { perProcess } from "../per-process";
import { db } from "./client";

/** The answer that came fastest says the time best: it is right to half of that. */
const SAMPLES = 3;
/** Seconds that the clock of a machine may be off before it is said. */
const LOGGED_SKEW_SECONDS = 2;

const wasCompared = perProcess("clock compared", () => false);

/** Milliseconds since 1970 by the database, at the moment of return. */
async function askTime(): Promise<number> {
  const client = await db();
  let best = { at: 0, delay: Number.POSITIVE_INFINITY, answeredAt: 0 };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const asked = performance.now();
    const [row] = await client.$queryRaw<{ at: number }[]>`
      SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`;
    const answeredAt = performance.now();
    const delay = answeredAt - asked;
    if (row && delay < best.delay) best = { at: row.at + delay / 2, delay, answeredAt };
  }
  return best.at + performance.now() - best.answeredAt;
}

/**
 * Takes over the time of the PostgreSQL that copies share; the embedded database has this machine's. Says once when the
 * machine's own clock is off by more than two seconds.
 * @throws what the database fails with; the time then runs on from the last answer
 */
export async function followDatabaseClock(): Promise<void> {
  if (!env().DATABASE_URL) return;
  const at = await askTime();
  setDatabaseTime(at);
  const skew = Math.round((Date.now() - at) / 1000);
  if (wasCompared.peek()) return;
  wasCompared.set(true);
  if (Math.abs(skew) > LOGGED_SKEW_SECONDS)
    log("warn", "the clock of this machine is off; the database's is used", { secondsAhead: skew });
}
