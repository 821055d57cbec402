/**
 * Makes what the databases of integration tests are copied from, `tsx database-images.ts`: folders that stay until
 * their content changes, or on the server of `TEST_DATABASE_URL` templates of this run.
 */
import { makeImage, makeTemplate } from "./database-image";
import { NOTHING, TEXTS } from "./seeds";

for (const seed of [NOTHING, TEXTS]) await (process.env.TEST_DATABASE_URL ? makeTemplate(seed) : makeImage(seed));
