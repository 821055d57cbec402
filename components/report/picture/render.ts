import { createHash } from "node:crypto";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { Piscina } from "piscina";
import sharp from "sharp";
import { AppError } from "@/lib/platform/errors/app-error";
import type { PictureJob } from "./worker";

/** Pictures that may wait; each takes some 0.3 s. */
const QUEUE = 32;
const RETRY_SECONDS = 5;
const IDLE_MILLISECONDS = 10 * 60_000;
/** How many are kept as they were drawn, by what they show: a messenger asks for one several times. Each is some 80 kB. */
const MAX_KEPT = 64;

/** One thread and one memory per process, kept over hot reloads and over separately bundled routes. */
const globals = globalThis as typeof globalThis & {
  ninefoldPicturePool?: Piscina<PictureJob, string>;
  ninefoldPictures?: LRUCache<string, Promise<Buffer>>;
};

function pool(): Piscina<PictureJob, string> {
  globals.ninefoldPicturePool ??= new Piscina({
    filename: join(process.cwd(), "generated/share-picture-worker.mjs"),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: QUEUE,
    idleTimeout: IDLE_MILLISECONDS,
  });
  return globals.ninefoldPicturePool;
}

async function draw(job: PictureJob): Promise<Buffer> {
  const worker = pool();
  if (worker.queueSize >= QUEUE) throw new AppError("unavailable", { retryAfter: RETRY_SECONDS });
  const svg = await worker.run(job);
  // By threads of its own: the native part of it does not end with ours.
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/**
 * A picture of a result as a PNG, drawn on a thread of its own.
 * @throws AppError unavailable, with the seconds to wait, when too many are waiting.
 */
export function renderPicture(picture: PictureJob["picture"], form: PictureJob["form"]): Promise<Buffer> {
  globals.ninefoldPictures ??= new LRUCache({ max: MAX_KEPT });
  const kept = globals.ninefoldPictures;
  const key = createHash("sha256")
    .update(JSON.stringify([form, picture]))
    .digest("base64");
  const known = kept.get(key);
  if (known) return known;
  const drawn = draw({ picture, form });
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  return drawn;
}

/** Ends the thread; the next picture starts it again. */
export async function closePicturePool(): Promise<void> {
  const current = globals.ninefoldPicturePool;
  globals.ninefoldPicturePool = undefined;
  await current?.destroy();
}
