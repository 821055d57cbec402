import "server-only";
import { db } from "./client";

/** Whether the database answers. */
export async function databaseIsReady(): Promise<boolean> {
  try {
    await (await db()).$queryRaw`SELECT 1`;
    return true;
  } catch {
    return false;
  }
}
