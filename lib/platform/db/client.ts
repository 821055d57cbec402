import "server-only";
import { PrismaClient } from "@/generated/prisma/client";
import { type Driver, openDriver } from "./driver";

interface OpenDatabase {
  client: PrismaClient;
  driver: Driver;
}

/** One connection per process, kept over hot reloads and over separately bundled routes. */
const slot = globalThis as typeof globalThis & { ninefoldDatabase?: Promise<OpenDatabase> };

async function open(): Promise<OpenDatabase> {
  const driver = await openDriver();
  return { driver, client: new PrismaClient({ adapter: driver.adapter }) };
}

function opened(): Promise<OpenDatabase> {
  slot.ninefoldDatabase ??= open().catch((error) => {
    slot.ninefoldDatabase = undefined;
    throw error;
  });
  return slot.ninefoldDatabase;
}

/**
 * The database, opened on first use: a build that only imports this file opens nothing.
 * @throws Error when it cannot be opened; the next call tries again.
 */
export async function db(): Promise<PrismaClient> {
  return (await opened()).client;
}

export async function databaseDriver(): Promise<Driver> {
  return (await opened()).driver;
}

/** Closes the database and lets go of its folder; the next use opens it again. */
export async function closeDatabase(): Promise<void> {
  const current = slot.ninefoldDatabase;
  slot.ninefoldDatabase = undefined;
  if (!current) return;
  const { client, driver } = await current;
  await client.$disconnect();
  await driver.close();
}
