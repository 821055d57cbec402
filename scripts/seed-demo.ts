/** Fills a database with made-up people: `npm run seed:demo -- --assessments 1000 [--seed 1] [--force]`. */
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { refreshCells } from "../lib/analytics/operations/figures";
import { closeDatabase, db } from "../lib/platform/db/client";
import { prepareDatabase } from "../lib/platform/db/migrate";
import { hashPassword } from "../lib/platform/password";
import { demoBatches } from "./demo/people";
import { writeBatch } from "./demo/write";

const { values } = parseArgs({
  options: {
    assessments: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    force: { type: "boolean", default: false },
  },
});
const [assessments, seed] = [Number(values.assessments), Number(values.seed)];
if (!Number.isInteger(assessments) || assessments < 1 || !Number.isInteger(seed)) {
  console.error("npm run seed:demo -- --assessments 1000 [--seed 1] [--force]");
  process.exit(2);
}

const start = performance.now();
const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
await prepareDatabase(async () => {});
const people = await (await db()).user.count();
if (people > 0 && !values.force) {
  console.error(`There are ${people} people in this database. Use another one (DATA_DIR or DATABASE_URL), or --force.`);
  await closeDatabase();
  process.exit(1);
}
const passwordHash = await hashPassword(randomUUID());
let written = 0;
for (const batch of demoBatches(assessments, { seed, now: Date.now(), passwordHash })) {
  await writeBatch(batch);
  written += batch.assessments.length;
  process.stdout.write(`\r${written} assessments, ${seconds()} s`);
}
await refreshCells();
await (await db()).$executeRaw`VACUUM ANALYZE`;
await closeDatabase();
console.log(`\nDone after ${seconds()} s. Nobody of them can sign in: their password is not kept.`);
process.exit(0);
