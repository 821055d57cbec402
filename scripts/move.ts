/** Copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL: `npm run db:move`, the server stopped. */
import { closeDatabase } from "../lib/platform/db/client";
import { moveDatabase } from "../lib/platform/db/embedded/move";
import { prepareDatabase } from "../lib/platform/db/migrate";
import { env } from "../lib/platform/env";

const { DATA_DIR, DATABASE_URL } = env();
if (!DATABASE_URL) {
  console.error("Say where to: DATABASE_URL=postgresql://... npm run db:move");
  process.exit(2);
}
try {
  const counts = await moveDatabase(DATA_DIR, DATABASE_URL, () =>
    prepareDatabase(async () => {}).finally(closeDatabase),
  );
  for (const [table, count] of Object.entries(counts)) console.log(`${String(count).padStart(9)}  ${table}`);
  console.log(`Everything of ${DATA_DIR} is there, each count compared. The folder is as it was.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
