import { startJob, triggerJob } from "@/lib/platform/jobs";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("many who wake a job bring its turn forward, and none puts it off", async () => {
  const work = jest.fn(async () => {});
  startJob("test", 10_000, work);
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 40; at += 1) {
    triggerJob("test");
    await jest.advanceTimersByTimeAsync(20);
  }
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(2);
});

test("a wake during the work is answered by another turn", async () => {
  let finish = () => {};
  const work = jest.fn(() => new Promise<void>((done) => (finish = done)));
  startJob("slow", 10_000, work);
  await jest.advanceTimersByTimeAsync(1);
  triggerJob("slow");
  finish();
  await jest.advanceTimersByTimeAsync(700);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
});

test("a turn that does not end is said to the log, again and again", async () => {
  const said = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  startJob("stuck", 10_000, () => new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(21 * 60_000);
  const lines = said.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toMatchObject([
    { event: "job is slow", job: "stuck", minutes: 10 },
    { event: "job is slow", job: "stuck", minutes: 20 },
  ]);
  said.mockRestore();
});
