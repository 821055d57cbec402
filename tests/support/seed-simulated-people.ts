/** Fills the database of DATA_DIR with simulated people who met biased pairs: `tsx seed-simulated-people.ts 600`. */
import { closeDatabase } from "@/lib/platform/db/client";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { writeSimulatedPeople } from "./simulated-people";

await prepareDatabase(async () => {});
await writeSimulatedPeople(Number(process.argv[2]), { 3: 1.5, 8: -1.5, 20: 1.5 }, { seed: 11, now: new Date() });
await closeDatabase();
process.exit(0);
