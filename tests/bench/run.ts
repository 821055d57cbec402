/**
 * Measures what the product promises: `npm run bench -- [scoring] [retake] [serving] [scraped] [bytes] [report] [pages]
 * [enumeration] [coverage] [words] [reports] [calibration] [poll] [admin] [lighthouse] [scale]`,
 * all but `poll` and `scale` (need PostgreSQL), `lighthouse` (needs npm's registry), `reports`, `calibration` and `admin` (take minutes) by default.
 */
import { admin } from "./admin.bench";
import { reportBounds } from "./bound";
import { bytes } from "./bytes.bench";
import { coverage } from "./coverage.bench";
import { enumeration } from "./enumeration.bench";
import { reportPages, reportPdfs } from "./report.bench";
import { scraped } from "./scraped.bench";
import { serving } from "./serving.bench";
import { withProduct, withSubjects } from "./subjects";

const asked = process.argv.slice(2);
const wanted = (name: string) => asked.length === 0 || asked.includes(name);

if (wanted("scoring")) await import("./scoring.bench");
if (wanted("retake")) await import("./retake.bench");
if (["serving", "bytes", "report", "pages"].some(wanted)) {
  const bounds = await withSubjects(async (subjects) => [
    ...(wanted("serving") ? await serving(subjects) : []),
    ...(wanted("bytes") ? await bytes(subjects) : []),
    ...(wanted("report") || wanted("pages") ? await reportPages(subjects) : []),
    ...(wanted("report") ? await reportPdfs(subjects) : []),
  ]);
  reportBounds(bounds);
}
if (wanted("serving") || wanted("scraped")) reportBounds(await scraped());
if (wanted("enumeration")) reportBounds(await withProduct(enumeration));
if (wanted("words")) reportBounds((await import("./words.bench")).words());
if (wanted("coverage")) reportBounds(await coverage());
if (asked.includes("poll")) reportBounds(await (await import("./poll.bench")).poll());
// Asked for by name alone: estimating a hundred models, and filling databases, take minutes.
if (asked.includes("calibration")) reportBounds((await import("./calibration.bench")).calibration());
if (asked.includes("reports")) reportBounds(await (await import("./reports.bench")).reports());
if (asked.includes("admin")) reportBounds(await admin());
// Eight pages three times, each with a do-nothing page before it, take ten minutes.
if (asked.includes("lighthouse")) {
  const { lighthouse } = await import("./lighthouse.bench");
  reportBounds(await withSubjects(lighthouse));
}
// A million people, about 20 GB and half an hour; SCALE_PEOPLE makes it smaller.
if (asked.includes("scale")) reportBounds(await (await import("./scale.bench")).scale());
