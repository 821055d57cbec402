import "server-only";
import { errorFields, log } from "./log";
import { metrics } from "./metrics";
import { perProcess } from "./per-process";
import { traced } from "./tracing/tracer";

interface Job {
  readonly trigger: () => void;
  /** Plans no further turn; resolves when the one under way is done. */
  readonly stop: () => Promise<void>;
}

const jobs = perProcess("jobs", () => new Map<string, Job>());

/** A turn that takes longer is said to the log, every time: nothing else would tell that its work has stopped. */
const SLOW_MS = 10 * 60_000;

/** A triggered run starts after a random delay, so that its timing does not reveal what a request caused. */
const TRIGGER_DELAY_MS = 150;
const TRIGGER_JITTER_MS = 450;

/**
 * Runs some work now and then again and again, never twice at once. A failure is logged, and the next turn still comes.
 * Other copies of the server may run the same work at the same time.
 * @param everyMs pause between two turns, in milliseconds
 */
export function startJob(name: string, everyMs: number, work: () => Promise<unknown>): void {
  void jobs.get().get(name)?.stop();
  let timer: NodeJS.Timeout | undefined;
  let nextRunAt = 0;
  let running = false;
  let runAgain = false;
  let stopped = false;
  let current = Promise.resolve();

  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    nextRunAt = performance.now() + milliseconds;
    timer = setTimeout(() => {
      current = run();
    }, milliseconds);
    timer.unref();
  };
  /** Only ever brings the next turn forward: many triggers do not delay it. */
  const scheduleEarlier = (milliseconds: number) => {
    if (performance.now() + milliseconds < nextRunAt) schedule(milliseconds);
  };
  const triggerDelay = () => TRIGGER_DELAY_MS + Math.random() * TRIGGER_JITTER_MS;
  async function run(): Promise<void> {
    running = true;
    runAgain = false;
    const begun = performance.now();
    const watch = setInterval(() => {
      log("warn", "job is slow", { job: name, minutes: Math.round((performance.now() - begun) / 60_000) });
    }, SLOW_MS);
    watch.unref();
    try {
      await traced({ name: `job ${name}`, kind: "root" }, work);
      metrics.get().jobs.set({ job: name }, Date.now() / 1_000);
    } catch (error) {
      metrics.get().jobFailures.inc({ job: name });
      log("error", "job failed", { job: name, ...errorFields(error) });
    } finally {
      clearInterval(watch);
    }
    running = false;
    if (!stopped) schedule(runAgain ? triggerDelay() : everyMs);
  }
  jobs.get().set(name, {
    trigger: () => {
      if (running) runAgain = true;
      else if (!stopped) scheduleEarlier(triggerDelay());
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return current;
    },
  });
  schedule(0);
}

/** Asks for a turn soon; does nothing where this process does not run the job. */
export function triggerJob(name: string): void {
  jobs.get().get(name)?.trigger();
}

/** Stops all jobs; resolves when the turns under way are done. */
export async function stopJobs(): Promise<void> {
  await Promise.all([...jobs.get().values()].map((job) => job.stop()));
}
