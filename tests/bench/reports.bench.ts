/**
 * Every report there is: seven kinds, nine types, four languages, of a person and of nobody, as a page and as a PDF.
 * Nothing may be missing in one of them that another has. PDFs of 504 documents take a quarter of an hour.
 */
import { type Browser, chromium } from "@playwright/test";
import { renderReportHtml } from "@/components/report/html/render";
import { closePdfPool, renderReportPdf } from "@/components/report/pdf/engine/render";
import { REPORT_TYPES, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { LOCALES, type Locale } from "@/lib/platform/i18n/locales";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { ensureBrowser } from "@/scripts/browser";
import { findings, flattenGrounds } from "@/tests/e2e/support/look";
import { elementsOf, readPdf } from "@/tests/support/read-pdf";
import { inputOf, LIVES } from "@/tests/unit/reports/samples";
import { atMost, type Bound, row } from "./bound";

/** A part of the reports: `REPORT_KINDS=love,standard`. */
const KINDS = REPORT_TYPES.filter((kind) => process.env.REPORT_KINDS?.split(",").includes(kind) ?? true);
const ROLES = ["H1", "H2", "H3", "LI", "TH", "Figure"] as const;

interface Made {
  readonly locale: Locale;
  /** How many headings and parts of each kind page and PDF have: the same in every language. */
  readonly outline: string;
  readonly faults: readonly string[];
  readonly pages: number;
  readonly kilobytes: number;
}

async function faultsOfPage(browser: Browser, html: string): Promise<{ faults: string[]; headings: string }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 780 } });
  try {
    await page.setContent(html);
    await flattenGrounds(page);
    const headings = await page.evaluate(() =>
      [...document.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => tagName.slice(1)).join(""),
    );
    const missing = await page.locator("#missing").count();
    return { headings, faults: [...(await findings(page)), ...(missing > 0 ? ["says that texts are missing"] : [])] };
  } finally {
    await page.close();
  }
}

async function make(
  browser: Browser,
  wanted: { kind: ReportType; type: PersonalityType; personal: boolean; locale: Locale },
): Promise<Made> {
  const { kind, type, personal, locale } = wanted;
  const life = personal ? (LIVES[(type + REPORT_TYPES.indexOf(kind)) % LIVES.length] ?? null) : null;
  const document = buildDocument(inputOf(type, kind, life, locale));
  const { faults, headings } = await faultsOfPage(browser, await renderReportHtml(document));
  const bytes = await renderReportPdf(document);
  const read = await readPdf(bytes, { paints: true });
  const silent = elementsOf(read, "Figure").filter(({ alt }) => !alt);
  const unmarked = read.pages.filter((page) => page.unmarked !== 0 || page.structure === null);
  return {
    locale,
    outline: `${headings} ${ROLES.map((role) => elementsOf(read, role).length).join(",")}`,
    faults: [
      ...faults,
      ...(read.tagged ? [] : ["the PDF has no tags"]),
      ...silent.map(() => "a figure of the PDF says nothing"),
      ...unmarked.map(() => "a page of the PDF paints outside of its structure"),
      ...(read.outline.length === 0 ? ["the PDF has no bookmarks"] : []),
    ],
    pages: read.pages.length,
    kilobytes: bytes.length / 1024,
  };
}

const range = (values: readonly number[]) => `${Math.round(Math.min(...values))}-${Math.round(Math.max(...values))}`;

/** All of them, with pages and sizes by kind and language. */
export async function reports(): Promise<readonly Bound[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  const faults: string[] = [];
  let unlike = 0;
  let made = 0;
  console.log("\nPages and kB of the PDFs, of nine types each");
  console.log(
    row(
      "",
      LOCALES.flatMap(({ code }) => [`${code} p.`, "kB"]),
    ),
  );
  for (const kind of KINDS) {
    for (const personal of [true, false]) {
      const all: Made[] = [];
      for (const type of PERSONALITY_TYPES) {
        const sisters: Made[] = [];
        for (const { code: locale } of LOCALES) sisters.push(await make(browser, { kind, type, personal, locale }));
        if (new Set(sisters.map(({ outline }) => outline)).size > 1) {
          unlike += 1;
          for (const { locale, outline } of sisters) faults.push(`${kind} ${type} ${locale}: outline ${outline}`);
        }
        for (const each of sisters)
          faults.push(...each.faults.map((fault) => `${kind} ${type} ${each.locale}: ${fault}`));
        all.push(...sisters);
      }
      made += all.length;
      const cells = LOCALES.flatMap(({ code }) => {
        const own = all.filter(({ locale }) => locale === code);
        return [range(own.map(({ pages }) => pages)), range(own.map(({ kilobytes }) => kilobytes))];
      });
      console.log(row(`${kind}, ${personal ? "personal" : "general"}`, cells));
    }
  }
  await browser.close();
  await closePdfPool();
  for (const fault of faults.slice(0, 20)) console.log(fault);
  console.log(`${made} reports as page and as PDF`);
  return [
    atMost("reports whose languages differ in headings, lists, tables or figures", unlike, 0),
    atMost("faults of pages and PDFs", faults.length, 0),
  ];
}
