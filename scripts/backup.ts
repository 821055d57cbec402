/** Copies the embedded database into one file: `npm run db:backup -- <file>`. The server is to be stopped meanwhile. */
import { backUpDatabase } from "../lib/platform/db/embedded/backup";
import { env } from "../lib/platform/env";

const [file] = process.argv.slice(2);
const { DATA_DIR, DATABASE_URL } = env();
if (!file || DATABASE_URL) {
  console.error(
    DATABASE_URL
      ? "DATABASE_URL names a PostgreSQL server: use pg_dump."
      : "Say where to: npm run db:backup -- backup.tar.gz",
  );
  process.exit(2);
}
try {
  const counts = await backUpDatabase(DATA_DIR, file);
  console.log(`${file}: ${counts.User ?? 0} people, ${counts.Assessment ?? 0} runs, ${counts.Report ?? 0} reports.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
