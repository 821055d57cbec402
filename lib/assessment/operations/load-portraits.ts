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

async function countHits(until: Date): Promise<MeasuredHits | null> {
  return measuredHits(portraitFigures(await readPortraitGroups(until), 0));
}

/** How long the present figure is held, in milliseconds: it reads every answer. */
const MAX_AGE_MS = 60_000;
const KEY = "now";

const cache = perProcess(
  "measured-hits",
  () =>
    new BatchedCache({
      load: async () => {
        const hits = await countHits(now());
        return new Map(hits ? [[KEY, hits]] : []);
      },
      maxAge: MAX_AGE_MS,
      max: 1,
    }),
);

/** What the method text may say of real people now, at most a minute old; null while too few have chosen. */
export async function cachedMeasuredHits(): Promise<MeasuredHits | null> {
  return (await cache.get().get(KEY)) ?? null;
}

/** The same as of a time: that of a report, which may be opened in another language much later. */
export async function loadMeasuredHits(time: Date): Promise<MeasuredHits | null> {
  return now().getTime() - time.getTime() < MAX_AGE_MS ? cachedMeasuredHits() : countHits(time);
}
