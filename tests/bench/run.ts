/** Measures what the product promises: `npm run bench -- [scoring] [serving] [bytes]`, all of them by default. */
import { judge } from "./bound";
import { bytes } from "./bytes.bench";
import { serving } from "./serving.bench";
import { withSubjects } from "./subjects";

const asked = process.argv.slice(2);
const wanted = (name: string) => asked.length === 0 || asked.includes(name);

if (wanted("scoring")) await import("./scoring.bench");
if (wanted("serving") || wanted("bytes")) {
  const bounds = await withSubjects(async (subjects) => [
    ...(wanted("serving") ? await serving(subjects) : []),
    ...(wanted("bytes") ? await bytes(subjects) : []),
  ]);
  judge(bounds);
}
