/**
 * Makes what the databases of tests are copied from, `tsx database-images.ts [folder]`: folders that stay until their
 * content changes, or on the server of `TEST_DATABASE_URL` templates of this run. A copy of the one with the texts goes
 * into the folder that is named.
 */
import { copyImage, makeImage, makeTemplate } from "./database-image";
import { NOTHING, TEXTS } from "./seeds";

for (const seed of [NOTHING, TEXTS]) await (process.env.TEST_DATABASE_URL ? makeTemplate(seed) : makeImage(seed));

const [copy] = process.argv.slice(2);
if (copy) copyImage(copy, TEXTS);
