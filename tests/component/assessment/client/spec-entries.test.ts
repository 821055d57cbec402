import { readLocalRun, writeLocalRun } from "@/lib/assessment/client/local-run";
import { fetchBlocks, fetchState } from "@/lib/assessment/client/requests";
import { clearEntries, runFromEntries } from "@/lib/assessment/client/run-entries";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { clearRun } from "@/tests/support/finished-run";
import { jsonResponse } from "@/tests/support/json-response";

const EMPTY = newRun("6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10", 5_000, "love");
const COLORS = { selectedStates: ["good", "average"], distribution: { primary: 60, secondary: 40 } } as const;
const RUN: AssessmentRun = {
  ...clearRun,
  hero: { ...clearRun.hero, general_005: { value: null, at: 9 } },
  colors: { value: COLORS, at: 7_000 },
};
const entry = (key: string) => JSON.parse(localStorage.getItem(key) ?? "null");
const keys = [STORAGE_KEYS.heroMoments, STORAGE_KEYS.buildingBlocks, STORAGE_KEYS.innerProfile];

beforeEach(() => localStorage.clear());

test("each entry names its person and has the fields of the specification", async () => {
  const block = { id: "3w2", description: "What the Helper adds." };
  global.fetch = jest.fn(async (input: string | URL | Request) =>
    jsonResponse(200, String(input).startsWith("/api/blocks") ? [block] : { state: "Clear-eyed", level: "good" }),
  );
  await fetchBlocks(3, "en");
  await fetchState("good", 3, "en");
  writeLocalRun("u1", RUN);
  const [hero, blocks, profile] = keys.map(entry);
  expect(hero).toMatchObject({ userId: "u1", personalityType: 3, confidence: 0.85, completedAt: expect.any(String) });
  expect(hero.responses).toHaveLength(4);
  expect(hero.responses[0]).toEqual({
    cardId: expect.any(String),
    optionIndex: expect.any(Number),
    timestamp: expect.any(String),
  });
  expect(blocks).toEqual({
    userId: "u1",
    selectedBlock: { id: "3w2", type: 3, wing: 2, name: "Block A", description: "What the Helper adds." },
  });
  expect(profile).toEqual({
    userId: "u1",
    ...COLORS,
    primaryState: "good",
    secondaryState: "average",
    primaryStateName: "Clear-eyed",
    secondaryStateName: null,
    personalityType: 3,
    completedAt: new Date(7_000).toISOString(),
  });
});

test("words that were stored stay, as long as they speak of the same", () => {
  localStorage.setItem(
    STORAGE_KEYS.innerProfile,
    JSON.stringify({ userId: "u1", personalityType: 3, secondaryState: "average", secondaryStateName: "Striving" }),
  );
  writeLocalRun("u1", RUN);
  expect(entry(STORAGE_KEYS.innerProfile).secondaryStateName).toBe("Striving");
});

test("an entry goes when the draft no longer has its part", () => {
  writeLocalRun("u1", RUN);
  writeLocalRun("u1", EMPTY);
  expect(keys.map(entry)).toEqual([null, null, null]);
});

test("what was saved is restored for its person, and for nobody else", () => {
  writeLocalRun("u1", RUN);
  const { general_005: _withdrawn, ...others } = RUN.hero;
  expect(runFromEntries("u1", EMPTY)).toEqual({
    ...EMPTY,
    hero: others,
    block: { value: "3w2", at: 5_000 },
    colors: { value: COLORS, at: 5_000 },
  });
  expect(runFromEntries("u2", EMPTY)).toBeNull();
});

test("a sample is restored as one; entries that name nobody are nobody's", () => {
  writeLocalRun("u1", { ...EMPTY, sample: true });
  expect(runFromEntries("u1", EMPTY)).toEqual({ ...EMPTY, sample: true });
  const { userId: _owner, ...unnamed } = entry(STORAGE_KEYS.heroMoments);
  localStorage.setItem(STORAGE_KEYS.heroMoments, JSON.stringify(unnamed));
  expect(runFromEntries("u1", EMPTY)).toBeNull();
  clearEntries();
  expect(runFromEntries("u1", EMPTY)).toBeNull();
});

describe("what cannot be read", () => {
  const own = (part: object) => JSON.stringify({ userId: "u1", ...part });
  let warn: jest.SpyInstance;
  let fresh: typeof import("@/lib/assessment/client/run-entries");

  beforeEach(async () => {
    warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    jest.resetModules();
    fresh = await import("@/lib/assessment/client/run-entries");
  });

  test.each<[string, string, string]>([
    ["text that is no JSON", STORAGE_KEYS.buildingBlocks, "{"],
    ["a list", STORAGE_KEYS.buildingBlocks, "[]"],
    ["a block that is none", STORAGE_KEYS.buildingBlocks, own({ selectedBlock: { id: "1w5" } })],
    ["answers that are no list", STORAGE_KEYS.heroMoments, own({ responses: {} })],
    [
      "an option that the card does not have",
      STORAGE_KEYS.heroMoments,
      own({ responses: [{ cardId: "general_001", optionIndex: 99, timestamp: "2026-01-01T00:00:00Z" }] }),
    ],
    [
      "an answer without a time",
      STORAGE_KEYS.heroMoments,
      own({ responses: [{ cardId: "general_001", optionIndex: 0 }] }),
    ],
    ["a third state", STORAGE_KEYS.innerProfile, own({ ...COLORS, selectedStates: ["good", "average", "veryGood"] })],
    [
      "shares beyond the whole",
      STORAGE_KEYS.innerProfile,
      own({ ...COLORS, distribution: { primary: 60, secondary: 60 } }),
    ],
  ])("%s: an empty start, and one warning that names the entry", (_name, key, text) => {
    writeLocalRun("u1", RUN);
    localStorage.setItem(key, text);
    expect(fresh.runFromEntries("u1", EMPTY)).toBeNull();
    expect(fresh.runFromEntries("u1", EMPTY)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(key));
  });

  test("a draft, too; none at all is no reason to warn", () => {
    expect([readLocalRun("u1"), warn.mock.calls]).toEqual([null, []]);
    localStorage.setItem("assessmentDraft:u1", '{"runId":1}');
    expect([readLocalRun("u1"), readLocalRun("u1"), warn.mock.calls.length]).toEqual([null, null, 1]);
  });
});
