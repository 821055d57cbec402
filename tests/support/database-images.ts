/** Makes the database images that integration tests copy, where they are not there yet: `tsx database-images.ts`. */
import { makeImage } from "./database-image";
import { NOTHING, TEXTS } from "./seeds";

for (const seed of [NOTHING, TEXTS]) await makeImage(seed);
