import fc from "fast-check";
import {
  CODEBOOK_COLUMNS,
  coarseTimes,
  codebookRows,
  MATRIX_COLUMNS,
  MIN_GROUP,
  matrixRow,
} from "@/lib/analytics/domain/answer-matrix";
import { parametersOf } from "@/lib/assessment/domain/instrument/calibration";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import { fullRun } from "@/tests/support/sample-runs";

const RUN = fullRun(4, "9f1c1b0e-0000-4000-8000-000000000001", 1_700_000_000_000);
const cells = (run = RUN) =>
  Object.fromEntries(matrixRow(run, "en", "2026").map((cell, at) => [MATRIX_COLUMNS[at], cell]));

test("a row has a cell for each column, and of each pair which side and how strongly", () => {
  expect(matrixRow(RUN, "en", "2026")).toHaveLength(MATRIX_COLUMNS.length);
  expect(new Set(MATRIX_COLUMNS).size).toBe(MATRIX_COLUMNS.length);
  const strong = { value: { side: "right" as const, strong: true }, at: 1 };
  const { "2": _open, ...others } = RUN.rheti;
  const row = cells({ ...RUN, rheti: { ...others, "1": strong } });
  expect(row).toMatchObject({ pair_01: "RR", pair_02: "", scene_general_001: 4, scene_targeted_1v2_001: 1 });
  expect(row).toMatchObject({ block: "4w3", state_1: "good", share_1: 65, tokens_self: 5, language: "en", edition: 2 });
  expect(row).toMatchObject({ extra_general_004: "", extra_counted: "no", calibrated: "no", completed: "2026" });
  const calibration = { id: "x", parameters: parametersOf(edition(2)) };
  expect(cells({ ...RUN, calibration })).toMatchObject({ calibrated: "yes" });
});

test("nothing in a row names the run or when it was", () => {
  const text = matrixRow(RUN, "en", "2026").join(",");
  expect(text).not.toContain(RUN.runId);
  expect(text).not.toContain(String(RUN.startedAt).slice(0, 6));
});

test("small months are told together by their year, where they are enough, and else not at all", () => {
  const timeOf = coarseTimes([
    { locale: "en", month: "2026-01", count: MIN_GROUP },
    { locale: "en", month: "2026-02", count: MIN_GROUP - 1 },
    { locale: "ur-G4", month: "2026-01", count: MIN_GROUP - 1 },
    { locale: "ur-G4", month: "2026-02", count: 1 },
    { locale: "ur-G4", month: "2025-12", count: 1 },
  ]);
  expect(timeOf("en", "2026-01")).toBe("2026-01");
  expect(timeOf("en", "2026-02")).toBe("");
  expect(timeOf("ur-G4", "2026-01")).toBe("2026");
  expect(timeOf("ur-G4", "2026-02")).toBe("2026");
  expect(timeOf("ur-G4", "2025-12")).toBe("");
  expect(timeOf("hi-G4", "2026-01")).toBe("");
});

test("no time of a language is left to fewer than five runs", () => {
  const count = fc.record({
    locale: fc.constantFrom("en", "ur-G4"),
    month: fc.constantFrom("2025-11", "2025-12", "2026-01"),
    count: fc.nat({ max: 9 }),
  });
  const counts = fc.uniqueArray(count, { selector: ({ locale, month }) => `${locale} ${month}` });
  fc.assert(
    fc.property(counts, (months) => {
      const timeOf = coarseTimes(months);
      const told = new Map<string, number>();
      for (const { locale, month, count: runs } of months) {
        const time = timeOf(locale, month);
        if (time !== "") told.set(`${locale} ${time}`, (told.get(`${locale} ${time}`) ?? 0) + runs);
      }
      for (const runs of told.values()) expect(runs).toBeGreaterThanOrEqual(MIN_GROUP);
    }),
  );
});

test("the codebook explains every column, in the words of each edition", () => {
  const rows = codebookRows((version) => ({
    statement: (pair, side) => `${version} ${pair} ${side}`,
    scene: (card) => `${version} ${card}`,
    option: (card, type) => `${version} ${card} ${type}`,
  }));
  expect(rows.every((row) => row.length === CODEBOOK_COLUMNS.length)).toBe(true);
  expect(new Set(rows.map(([variable]) => variable))).toEqual(new Set(MATRIX_COLUMNS));
  const pairs = rows.filter(([variable]) => variable === "pair_07");
  expect(pairs.map(([, version]) => version)).toEqual([1, 2]);
  expect(pairs[1]?.slice(-4)).toEqual([6, 7, "2 7 left", "2 7 right"]);
});
