/** For how long a link shows what it shows: 30 days, 365 days, or until its owner ends it. */
export const SHARE_LIVES = ["month", "year", "open"] as const;
export type ShareLife = (typeof SHARE_LIVES)[number];

/** What is taken where nobody chose. */
export const DEFAULT_SHARE_LIFE: ShareLife = "month";

const DAY_MS = 86_400_000;
const DAYS = { month: 30, year: 365, open: null } as const satisfies Record<ShareLife, number | null>;

/** For how long the row of a link is kept after its end date, so that the list still says what became of it. */
const KEPT_AFTER_END_DAYS = 7;

/** When a link ends that is made now; null where only its owner ends it. */
export function shareEndsAt(life: ShareLife, now: Date): Date | null {
  const days = DAYS[life];
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

/** A link that ended before this time is gone for good. */
export const sharesEndedBefore = (now: Date): Date => new Date(now.getTime() - KEPT_AFTER_END_DAYS * DAY_MS);

/** What a link says of its end: ISO instants, or null. */
interface ShareEnd {
  readonly createdAt: string;
  readonly endsAt: string | null;
  readonly revokedAt: string | null;
}

/** Since when a link shows nothing any more; null while it stands. */
export function shareEndedAt({ endsAt, revokedAt }: Omit<ShareEnd, "createdAt">, now: number): string | null {
  if (revokedAt !== null) return revokedAt;
  return endsAt !== null && Date.parse(endsAt) <= now ? endsAt : null;
}

/**
 * Whether a link that stands does for somebody who wants one of this life: it was made for that long, and half of it is
 * left, so that nobody passes on a link that ends tomorrow, and copying every day does not make one every day.
 */
export function servesLife(link: ShareEnd, life: ShareLife, now: number): boolean {
  if (shareEndedAt(link, now) !== null) return false;
  const made = new Date(link.createdAt);
  const wanted = shareEndsAt(life, made);
  if (link.endsAt === null || wanted === null) return link.endsAt === wanted;
  const end = Date.parse(link.endsAt);
  return end === wanted.getTime() && end - now >= (end - made.getTime()) / 2;
}
