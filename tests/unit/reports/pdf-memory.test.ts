import { join } from "node:path";
import { Piscina } from "piscina";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { inputOf, LIVES } from "./samples";

const [life = null] = LIVES;
/** Room for the fonts and a few reports, not for thirty. */
const MEGABYTES = 144;
const REPORTS = 30;

jest.setTimeout(120_000);

test("a thread keeps nothing of the reports that it has drawn", async () => {
  const pool = new Piscina({
    filename: join(process.cwd(), "generated/report-pdf-worker.mjs"),
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 16 },
  });
  const document = buildDocument(inputOf(4, "love", life, "en"));
  const drawn: number[] = [];
  for (let at = 0; at < REPORTS; at += 1) drawn.push((await pool.run(document)).byteLength);
  await pool.destroy();
  expect(drawn).toHaveLength(REPORTS);
  expect(new Set(drawn).size).toBe(1);
});
