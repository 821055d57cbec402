import "server-only";
import { BatchedCache } from "@/lib/platform/cache";
import { now } from "@/lib/platform/clock";
import { perProcess } from "@/lib/platform/per-process";
import { countAskedPeople, readPortraitGroups } from "../data/portrait-answers";
import { type MeasuredHits, measuredHits, type PortraitFigures, portraitFigures } from "../domain/portraits/figures";

/** What people chose of two portraits until now, for administrators. */
export async function loadPortraitFigures(until: Date): Promise<PortraitFigures> {
  const [groups, asked] = await Promise.all([readPortraitGroups(until), countAskedPeople()]);
  return portraitFigures(groups, asked);
}

/** What the method text may say of real people as of a time; null while too few have chosen. */
export async function loadMeasuredHits(until: Date): Promise<MeasuredHits | null> {
  const groups = await readPortraitGroups(until);
  return measuredHits(portraitFigures(groups, 0));
}

/** How long the figure of the results page is held, in milliseconds. */
const MAX_AGE_MS = 60_000;
const KEY = "now";

const cache = perProcess(
  "measured-hits",
  () =>
    new BatchedCache({
      load: async () => {
        const hits = await loadMeasuredHits(now());
        return new Map(hits ? [[KEY, hits]] : []);
      },
      maxAge: MAX_AGE_MS,
      max: 1,
    }),
);

/** The same as of now, at most a minute old. */
export async function cachedMeasuredHits(): Promise<MeasuredHits | null> {
  return (await cache.get().get(KEY)) ?? null;
}
