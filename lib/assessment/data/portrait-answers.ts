import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";
import { AppError, errorCode } from "@/lib/platform/errors/app-error";
import type { EditionVersion } from "../domain/instrument/edition";
import type { PortraitGroup } from "../domain/portraits/figures";
import type { PortraitChoice, PortraitQuestion } from "../domain/portraits/question";

const { sql } = Prisma;
const FOREIGN_KEY_VIOLATION = "P2003";

/** What was asked in a run, and what was said. */
export interface PortraitAnswer extends PortraitQuestion {
  readonly runId: string;
  readonly choice: PortraitChoice;
  /** The language in which the portraits were read. */
  readonly locale: string;
  readonly edition: EditionVersion;
  readonly answeredAt: Date;
}

/** Keeps the first answer of a run; returns the choice that is kept. @throws AppError unauthenticated when the account is gone. */
export async function insertPortraitAnswer(userId: OwnUserId, answer: PortraitAnswer): Promise<PortraitChoice> {
  const { portraitAnswer } = await db();
  try {
    await portraitAnswer.createMany({ data: [{ userId, ...answer }], skipDuplicates: true });
  } catch (cause) {
    if (errorCode(cause) === FOREIGN_KEY_VIOLATION) throw new AppError("unauthenticated", { cause });
    throw cause;
  }
  const where = { userId_runId: { userId, runId: answer.runId } };
  return (await portraitAnswer.findUniqueOrThrow({ where })).choice;
}

/** All that a person was asked and said, oldest first. */
export async function ownPortraitAnswers(userId: OwnUserId) {
  const orderBy = [{ answeredAt: "asc" }, { runId: "asc" }] as const;
  return (await db()).portraitAnswer.findMany({ where: { userId }, orderBy: [...orderBy] });
}

/** In how many runs a person was asked. */
export async function countPortraitAnswers(userId: OwnUserId): Promise<number> {
  return (await db()).portraitAnswer.count({ where: { userId } });
}

/** How many people were asked. */
export async function countAskedPeople(): Promise<number> {
  const [row] = await (await db()).$queryRaw<{ people: number }[]>(
    sql`SELECT count(DISTINCT "userId")::int AS "people" FROM "PortraitAnswer"`,
  );
  return row?.people ?? 0;
}

/** What people chose until a time: of each the first answer that was no skip, those alike counted together. */
export async function readPortraitGroups(until: Date): Promise<readonly PortraitGroup[]> {
  return (await db()).$queryRaw<PortraitGroup[]>(sql`
    SELECT "kind", "band", "locale", "leaderFirst", "choice", count(*)::int AS "people",
      sum("leaderShare" / ("leaderShare" + "otherShare"))::float8 AS "expected"
    FROM (
      SELECT DISTINCT ON ("userId") * FROM "PortraitAnswer"
      WHERE "choice" <> 'skipped' AND "answeredAt" <= ${until} ORDER BY "userId", "answeredAt", "runId"
    ) answers
    GROUP BY 1, 2, 3, 4, 5`);
}
