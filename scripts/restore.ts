/** Puts a backup in the place of the embedded database: `npm run db:restore -- <file> [--replace]`, the server stopped. */
import { restoreDatabase } from "../lib/platform/db/embedded/backup";
import { env } from "../lib/platform/env";

const args = process.argv.slice(2);
const file = args.find((word) => !word.startsWith("--"));
const { DATA_DIR, DATABASE_URL } = env();
if (!file || DATABASE_URL) {
  console.error(
    DATABASE_URL
      ? "DATABASE_URL names a PostgreSQL server: use pg_restore."
      : "Say which: npm run db:restore -- backup.tar.gz",
  );
  process.exit(2);
}
try {
  const { counts, kept } = await restoreDatabase(file, DATA_DIR, {
    replace: args.includes("--replace"),
    at: new Date(),
  });
  console.log(
    `${DATA_DIR}: ${counts.User ?? 0} people, ${counts.Assessment ?? 0} runs, ${counts.Report ?? 0} reports.`,
  );
  if (kept) console.log(`What stood there before is in ${kept}.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
