import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../../scripts/scratch-folder";
import globalSetup from "./global-setup";

/** Once before all tests, so that no test's time limit holds for it and no two workers do it at once. */
export default function integrationGlobalSetup() {
  globalSetup();
  process.env.TMPDIR = scratchFolder();
  process.env.TEST_DATABASE_TEMPLATE = `ninefold_template_${process.pid}`;
  process.env.TEST_DATABASE_IMAGES = mkdtempSync(join(process.env.TMPDIR, "ninefold-images-"));
  const images = ["--conditions=react-server", "--import", "tsx", "tests/support/database-images.ts"];
  execFileSync(process.execPath, images, { stdio: "inherit" });
}
