import * as fs from "node:fs";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LogSync } from "@/lib/platform/db/embedded/log-sync";

jest.mock("node:fs", () => {
  const actual = jest.requireActual<typeof import("node:fs")>("node:fs");
  return { ...actual, fdatasync: jest.fn(actual.fdatasync), fdatasyncSync: jest.fn(actual.fdatasyncSync) };
});
const beside = jest.mocked(fs.fdatasync);
const atOnce = jest.mocked(fs.fdatasyncSync);

const folder = mkdtempSync(join(tmpdir(), "ninefold-log-"));
const [first, second] = ["1", "2"].map((name) => join(folder, name)) as [string, string];
for (const path of [first, second]) writeFileSync(path, "a log");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => jest.clearAllMocks());

test("many commits share one sync; those that come while it runs share the next", async () => {
  const log = new LogSync();
  const commit = () => {
    log.defer(first);
    return log.settled();
  };
  await Promise.all(Array.from({ length: 20 }, commit));
  expect(beside.mock.calls.length).toBeLessThanOrEqual(2);
  expect(atOnce).not.toHaveBeenCalled();
});

test("nobody waits when nothing was asked for, or when all is on the disk", async () => {
  const log = new LogSync();
  await log.settled();
  log.defer(first);
  await log.settled();
  await log.settled();
  expect(beside).toHaveBeenCalledTimes(1);
});

test("what must come after the log finds it on the disk, once", () => {
  const log = new LogSync();
  log.barrier();
  expect(atOnce).not.toHaveBeenCalled();
  log.defer(first);
  log.barrier();
  log.barrier();
  expect(atOnce).toHaveBeenCalledTimes(1);
});

test("a file is synced before the log goes on in the next one", async () => {
  const log = new LogSync();
  log.defer(first);
  const settled = log.settled();
  log.defer(second);
  expect(atOnce).toHaveBeenCalledTimes(1);
  await settled;
  await log.settled();
  const descriptors = [...beside.mock.calls, ...atOnce.mock.calls].map(([descriptor]) => descriptor);
  expect(new Set(descriptors).size).toBe(2);
});

test("a sync that fails reaches everybody who waits for it", async () => {
  const log = new LogSync();
  log.defer(first);
  beside.mockImplementationOnce((_descriptor, done) => done(Object.assign(new Error("disk"), { code: "EIO" })));
  const outcomes = await Promise.allSettled([log.settled(), log.settled()]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
