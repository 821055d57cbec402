import { Prisma } from "../../generated/prisma/client";
import { db } from "../../lib/platform/db/client";
import type { Batch } from "./people";

/** The columns of each table that a batch fills, with their types. */
const TABLES: readonly (readonly [keyof Batch, table: string, columns: Readonly<Record<string, string>>])[] = [
  [
    "users",
    "User",
    {
      ...{ id: "text", email: "text", firstName: "text", lastName: "text", phoneNumber: "text" },
      ...{ passwordHash: "text", registeredAt: "timestamp", locale: "text" },
    },
  ],
  [
    "assessments",
    "Assessment",
    {
      ...{ id: "text", userId: "text", reportType: '"ReportType"', locale: "text", primaryType: "int", wing: "int" },
      ...{ confidence: "float8", primaryState: '"ColorState"', secondaryState: '"ColorState"', primaryShare: "int" },
      ...{
        dominantInstinct: '"Instinct"',
        secondaryInstinct: '"Instinct"',
        blindInstinct: '"Instinct"',
        answers: "jsonb",
      },
      ...{ profile: "jsonb", version: "text", startedAt: "timestamp", completedAt: "timestamp" },
    },
  ],
  [
    "events",
    "AnalyticsEvent",
    {
      ...{ id: "text", userId: "text", session: "text", step: "text", label: "text", personalityType: "int" },
      ...{ data: "jsonb", runId: "text", theme: '"ReportType"', locale: "text", occurredAt: "timestamp" },
      ...{ receivedAt: "timestamp" },
    },
  ],
  [
    "runs",
    "AnalyticsRun",
    {
      ...{ id: "text", userId: "text", day: "date", theme: '"ReportType"', locale: "text", type: "int", stages: "int" },
      ...{ answered: "bigint", pairs: "jsonb" },
    },
  ],
];

/** Writes a batch, each table in one statement. */
export async function writeBatch(batch: Batch): Promise<void> {
  const client = await db();
  for (const [name, table, columns] of TABLES) {
    const names = Object.keys(columns)
      .map((column) => `"${column}"`)
      .join(", ");
    const kinds = Object.entries(columns)
      .map(([column, kind]) => `"${column}" ${kind}`)
      .join(", ");
    await client.$executeRaw(Prisma.sql`
      INSERT INTO ${Prisma.raw(`"${table}" (${names})`)} SELECT ${Prisma.raw(names)}
      FROM json_to_recordset(${JSON.stringify(batch[name])}::json) AS x(${Prisma.raw(kinds)})`);
  }
}
