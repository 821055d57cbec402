import { closePdfPool, renderReportPdf, setPdfThreads } from "@/components/report/pdf/engine/render";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { readPdf } from "@/tests/support/read-pdf";
import { inputOf, LIVES } from "./samples";

/** Cover and contents. */
const FRONT_PAGES = 2;

jest.setTimeout(600_000);
beforeAll(() => setPdfThreads(1));
afterAll(closePdfPool);

test.each(["en", "ur-G4"] as const)(
  "the answer on one page takes one page, of any type and kind in %s",
  async (code) => {
    const longer: string[] = [];
    for (const type of PERSONALITY_TYPES)
      for (const [at, reportType] of REPORT_TYPES.entries()) {
        // A third of all: every type, every kind and every life are among them.
        if (at % LIVES.length !== type % LIVES.length) continue;
        const life = LIVES[(type + at) % LIVES.length];
        const whole = buildDocument(inputOf(type, reportType, life ?? null, code));
        const { pages } = await readPdf(await renderReportPdf({ ...whole, sections: whole.sections.slice(0, 1) }));
        if (pages.length !== FRONT_PAGES + 1) longer.push(`${type} ${reportType} ${life?.name}`);
      }
    expect(longer).toEqual([]);
  },
);
