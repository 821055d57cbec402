import "server-only";
import { PrismaClient } from "@/generated/prisma/client";
import { env } from "../env";
import { perProcess } from "../per-process";
import { tracer } from "../tracing/tracer";
import { type Driver, withObservedStatements } from "./adapters";
import { openDriver } from "./driver";

interface OpenDatabase {
  client: PrismaClient;
  driver: Driver;
}

async function openDatabase(): Promise<OpenDatabase> {
  const driver = await openDriver();
  const adapter = env().METRICS_TOKEN || tracer.peek() ? withObservedStatements(driver.adapter) : driver.adapter;
  return { driver, client: new PrismaClient({ adapter }) };
}

const database = perProcess("database", () =>
  openDatabase().catch((error) => {
    database.set(undefined);
    throw error;
  }),
);

/**
 * The database, opened on first use: a build that only imports this file opens nothing.
 * @throws Error when it cannot be opened; the next call tries again.
 */
export async function db(): Promise<PrismaClient> {
  return (await database.get()).client;
}

export async function databaseDriver(): Promise<Driver> {
  return (await database.get()).driver;
}

/** Closes the database and unlocks its folder; the next use opens it again. */
export async function closeDatabase(): Promise<void> {
  const current = database.peek();
  database.set(undefined);
  if (!current) return;
  const { client, driver } = await current;
  await client.$disconnect();
  await driver.close();
}

/** Whether the database answers. */
export async function databaseIsReady(): Promise<boolean> {
  try {
    await (await db()).$queryRaw`SELECT 1`;
    return true;
  } catch {
    return false;
  }
}
