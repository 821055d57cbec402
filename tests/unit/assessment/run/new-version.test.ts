import { newVersion } from "@/lib/assessment/domain/run/new-version";
import { forkRun } from "@/lib/assessment/domain/run/set-aside";
import { fullRun } from "@/tests/support/sample-runs";

const NOW = Date.UTC(2026, 0, 2);
const FINISHED = { ...fullRun(4, "finished", 1_000), completedAt: NOW - 1 };
const FORKED = forkRun(FINISHED, "forked", NOW);
const later = { value: 0, at: NOW + 1 };

test("a run that began from a finished one says what is new in it", () => {
  expect(newVersion(FORKED)).toBe("unchanged");
  expect(newVersion({ ...FORKED, decider: { targeted_1v2_001: later } })).toBe("scenes");
  const block = { value: FORKED.block?.value ?? null, at: NOW + 2 };
  expect(newVersion({ ...FORKED, decider: { targeted_1v2_001: later }, block })).toBe("scenes");
  expect(newVersion({ ...FORKED, block })).toBe("answers");
  expect(newVersion({ ...FORKED, hero: { ...FORKED.hero, general_001: later } })).toBe("answers");
});

test("a finished run, one that began by itself and one that was brought back unfinished are no new version", () => {
  expect(newVersion(FINISHED)).toBeNull();
  expect(newVersion({ ...FINISHED, completedAt: null })).toBeNull();
  expect(newVersion({ ...FORKED, tokens: null })).toBeNull();
});
