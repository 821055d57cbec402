import "server-only";
import { Watched } from "@/lib/platform/watched";
import { sessionEpochsOf } from "../data";

/** In milliseconds: a session that was ended may be read with for so long. */
const HELD_FOR = 2_000;
const MOST_HELD = 20_000;

/** One per process, over separately bundled routes. */
const slot = globalThis as typeof globalThis & { ninefoldEpochs?: Watched<number> };

/** The epoch that a session of this user must carry, at most two seconds old; undefined without such a user. */
export function heldEpochOf(userId: string): Promise<number | undefined> {
  slot.ninefoldEpochs ??= new Watched({ load: sessionEpochsOf, maxAge: HELD_FOR, most: MOST_HELD });
  return slot.ninefoldEpochs.get(userId);
}
