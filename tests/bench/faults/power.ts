import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { embeddedDatabase, killAgainAndAgain, ROUNDS } from "./kill";
import { type Loss, losePower } from "./lose-power";

const PORT = 3_394;
const SHIM = pathToFileURL(join(process.cwd(), "tests/bench/faults/unsynced.mjs")).href;

/**
 * Cuts the power of the embedded database's machine, in effect: a shim under the server notes every change of a file that
 * no sync covers, with what stood there before. After a kill -9 every such change is taken back in each second round,
 * and in the others by the toss of a coin, page by page of 4 KB, so that pages are torn as well. Then the next round opens
 * the folder. Returns whether everything acknowledged is there.
 */
export async function powerRounds(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "ninefold-faults-"));
  const journal = `${folder}.journal`;
  const database = embeddedDatabase(folder);
  const env = {
    ...database.env,
    NODE_OPTIONS: `--import ${SHIM}`,
    UNSYNCED_ROOT: join(folder),
    UNSYNCED_JOURNAL: journal,
    UNSYNCED_DISK: process.env.UNSYNCED_DISK ?? "",
  };
  const losses: Loss[] = [];
  const cut = () => {
    losses.push(losePower(folder, journal, losses.length % 2 === 0 ? 1 : 0.5));
  };
  try {
    const passed = await killAgainAndAgain({ ...database, env }, PORT, "a power cut", cut);
    const sum = (count: (loss: Loss) => number) => losses.reduce((total, loss) => total + count(loss), 0);
    console.log(
      `  taken back, as unsynced: ${sum(({ pages }) => pages)} pages of 4 KB and ${sum(({ names }) => names)} names of files; ` +
        `opened ${losses.length} times of ${ROUNDS}`,
    );
    return passed && sum(({ pages }) => pages) > 0;
  } finally {
    await database.drop();
    rmSync(journal, { force: true });
    rmSync(`${journal}.files`, { recursive: true, force: true });
  }
}
