import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { emergencyViewUrl, reportBaseUrl, reportPageUrl, reportPdfUrl } from "@/lib/reports/domain/report-urls";
import {
  createReportBody,
  emergencyViewParams,
  reportListItem,
  reportViewParams,
  reportViewQuery,
} from "@/lib/reports/schema";

const ALL = REPORT_TYPES.flatMap((reportType) => PERSONALITY_TYPES.map((type) => ({ reportType, type })));
const item = {
  id: "a",
  assessmentId: "6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10",
  reportType: "love",
  personalityType: "Type 4",
  generatedAt: "2025-01-02T03:04:05.000Z",
  language: "en",
  title: null,
};
const body = { userId: "u", reportType: "love", reportData: { assessmentId: "6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10" } };

test("the address of every report is its own and is accepted by the contract", () => {
  const urls = ALL.map(({ reportType, type }) => reportBaseUrl(reportType, type));
  expect(new Set(urls).size).toBe(ALL.length);
  for (const reportUrl of urls) expect(reportListItem.safeParse({ ...item, reportUrl }).success).toBe(true);
});

test.each(ALL)("the address of $reportType $type leads to parameters that the routes read", ({ reportType, type }) => {
  const last = reportBaseUrl(reportType, type).split("/").at(-1);
  expect(reportViewParams.parse({ reportType, type: last })).toEqual({ reportType, type });
  expect(emergencyViewParams.parse({ type: emergencyViewUrl(type).split("/").at(-1) })).toEqual({ type });
});

test.each(["", "0", "10", "4.5", "four", "-1"])("%j is no type in an address", (type) => {
  expect(emergencyViewParams.safeParse({ type }).success).toBe(false);
});

test.each(["https://elsewhere.example/x", "//elsewhere.example", "javascript:alert(1)", "/login", "/api/../x?y"])(
  "%s is no address of a report",
  (reportUrl) => {
    expect(reportListItem.safeParse({ ...item, reportUrl }).success).toBe(false);
    expect(createReportBody.safeParse({ ...body, personalityType: 4, reportUrl }).success).toBe(false);
  },
);

test.each(PERSONALITY_TYPES)("type %i may be given as a number or by its label", (type) => {
  for (const personalityType of [type, `Type ${type}`])
    expect(createReportBody.parse({ ...body, personalityType }).personalityType).toBe(type);
});

test("a saved report in a language, as a page and as a PDF", () => {
  const choice = { report: "6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10", lang: "ur-G4" } as const;
  const query = "?report=6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10&lang=ur-G4";
  expect(reportPageUrl("love", 4, choice)).toBe(`/api/reports/love/4${query}`);
  expect(reportPageUrl("standard", 4, choice)).toBe(`/api/emergency-view/4${query}`);
  expect(reportPdfUrl("standard", 4, choice)).toBe(`/api/reports/standard/4/pdf${query}`);
  expect(reportPdfUrl("love", 4, {})).toBe("/api/reports/love/4/pdf");
});

test("what the address of a page says is read again, and an unknown language is none", () => {
  const read = (search: string) => reportViewQuery.parse(Object.fromEntries(new URLSearchParams(search)));
  expect(read("lang=ur-G4")).toEqual({ lang: "ur-G4" });
  expect(read("lang=xx")).toEqual({ lang: undefined });
  expect(read("")).toEqual({ lang: undefined });
});
