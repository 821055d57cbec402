import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { FONT_FOLDER, REPORT_FONTS } from "../components/report/html/fonts";

/** Puts the fonts of report pages where the server finds them, and takes those of earlier versions away. */
export async function copyReportFonts(): Promise<void> {
  const folder = join("public", FONT_FOLDER);
  await mkdir(folder, { recursive: true });
  await Promise.all(REPORT_FONTS.map(({ source, file }) => copyFile(join("node_modules", source), join(folder, file))));
  const wanted = new Set(REPORT_FONTS.map(({ file }) => file));
  const stray = (await readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all(stray.map((name) => rm(join(folder, name), { recursive: true })));
}
