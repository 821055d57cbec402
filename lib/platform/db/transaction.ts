import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { exponential } from "../backoff";
import { wait } from "../wait";
import { db } from "./client";
import { databaseFault } from "./is-down";

interface TransactionOptions {
  /** Milliseconds that the work may take; 5,000 when absent. */
  readonly timeout?: number;
  /** Milliseconds to wait for a connection; 2,000 when absent. */
  readonly maxWait?: number;
}

/** PostgreSQL ends one of two transactions that wait for each other: the first try and two more. */
const TRIES = 3;
const retryDelay = exponential({ baseMs: 20, maxMs: 100, jitter: 1 });

/**
 * Runs work as one transaction: all of it is kept, or none. Where it met another transaction and was ended for that, it
 * is run again from its start, so it may touch nothing but `tx`.
 * @throws what the work throws, or what the database refused it with; then nothing of it is kept
 */
export async function inTransaction<T>(
  work: (tx: Prisma.TransactionClient) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const client = await db();
  for (let tries = 1; ; tries += 1) {
    try {
      return await client.$transaction(work, options);
    } catch (error) {
      if (tries === TRIES || databaseFault(error) !== "conflict") throw error;
      await wait(retryDelay(tries));
    }
  }
}
