import "server-only";
import { Prisma, type User } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { likePattern, searchWords } from "@/lib/platform/db/text-search";

const { sql, join } = Prisma;
const PAGE = 50;

export type PersonRow = Pick<
  User,
  "id" | "email" | "firstName" | "lastName" | "registeredAt" | "completedAt" | "emailVerifiedAt" | "deletionDueAt"
>;

/** Where a page ends: the time of registration and the id of its last person. */
export interface PeopleCursor {
  readonly registeredAt: Date;
  readonly id: string;
}

/** Accounts whose name, address or number contains every word of a search, the newest first; a page and where it ends. */
export async function findPeople(
  search: string | null,
  after: PeopleCursor | null,
): Promise<{ rows: PersonRow[]; next: PeopleCursor | null }> {
  const text = sql`"user_search"(p."firstName", p."lastName", p."email", p."phoneNumber")`;
  const conditions = [
    sql`TRUE`,
    ...searchWords(search).map((word) => sql`${text} LIKE ${likePattern(word)}`),
    ...(after ? [sql`(p."registeredAt", p."id") < (${after.registeredAt.toISOString()}::timestamp, ${after.id})`] : []),
  ];
  const rows = await (await db()).$queryRaw<PersonRow[]>`
    SELECT p."id", p."email", p."firstName", p."lastName", p."registeredAt", p."completedAt", p."emailVerifiedAt", p."deletionDueAt"
    FROM "User" p WHERE ${join(conditions, " AND ")}
    ORDER BY p."registeredAt" DESC, p."id" DESC LIMIT ${PAGE + 1}`;
  const page = rows.slice(0, PAGE);
  return { rows: page, next: rows.length > PAGE ? (page.at(-1) ?? null) : null };
}

/** An account with how much hangs on it; null when there is none. */
export async function findPerson(id: string) {
  return (await db()).user.findUnique({
    where: { id },
    omit: { passwordHash: true, temporaryHash: true, sessionEpoch: true },
    include: { _count: { select: { assessments: true, reports: true } } },
  });
}
