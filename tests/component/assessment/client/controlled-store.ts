import { createRunStore } from "@/lib/assessment/client/run-store";
import { connectRun, enqueueRun } from "@/lib/assessment/client/run-sync";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import type { SetAsideRun } from "@/lib/assessment/domain/run/set-aside";
import { createOutbox, type Outbox } from "@/lib/platform/outbox/outbox";
import { memoryStorage, type OutboxEntry } from "@/lib/platform/outbox/storage";

interface SentRun {
  readonly run: AssessmentRun;
  readonly accept: (stored?: AssessmentRun) => Promise<void>;
  readonly fail: (error: Error) => Promise<void>;
}

/** The outbox of the store that was opened last. */
let mockOutbox: Outbox | null = null;
jest.mock("@/lib/platform/outbox/browser", () => ({
  get outbox() {
    return mockOutbox;
  },
}));

/** Lets everything that waits for nothing but its turn happen. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

const runIn = ({ body }: OutboxEntry) => (body as { assessmentData: AssessmentRun }).assessmentData;

/** A store and its outbox, whose clock, server and storage are in the hands of the test. */
export async function openStore(initial = newRun("run", 0, "standard")) {
  localStorage.setItem("loggedInUser", JSON.stringify({ id: "u", userId: "u" }));
  const world = { time: 100, clock: 0, ids: 0, versions: 0, storage: true, outbox: true, server: true, user: "u" };
  const written: AssessmentRun[] = [];
  const setAside: (SetAsideRun | null)[] = [];
  const thrownAway: (readonly [runId: string, deleted: boolean])[] = [];
  const sent: SentRun[] = [];
  const rejected: string[] = [];
  let planned: { work: () => void; milliseconds: number; cancelled: boolean }[] = [];
  const memory = memoryStorage();
  const outbox = createOutbox({
    storage: async () => ({ ...memory, persistent: world.outbox }),
    send: (entry) =>
      new Promise((resolve, reject) => {
        const run = runIn(entry);
        const accept = async (stored = run) => {
          resolve({ assessmentData: stored });
          await settled();
        };
        const fail = async (error: Error) => {
          reject(error);
          await settled();
        };
        sent.push({ run, accept, fail });
      }),
    currentUserId: () => world.user,
    now: () => world.clock,
    random: () => 0.5,
    newVersion: () => `version-${++world.versions}`,
    withLock: (work) => work(),
    schedule: (work, milliseconds) => {
      const plan = { work, milliseconds, cancelled: false };
      planned.push(plan);
      return () => {
        plan.cancelled = true;
      };
    },
    broadcast: () => undefined,
    onRejected: ({ id }) => void rejected.push(id),
    onPendingChange: () => undefined,
  });
  mockOutbox = outbox;
  const store = createRunStore(
    {
      writeLocal: (run) => written.push(run) > 0 && world.storage,
      writeSetAside: (kept) => void setAside.push(kept),
      throwAway: async (kept, deleted) => {
        if (!world.server) throw new TypeError("no connection");
        thrownAway.push([kept.run.runId, deleted]);
      },
      calibration: null,
      enqueue: (run) => enqueueRun("u", run),
      now: () => world.time++,
      newId: () => `new-${++world.ids}`,
    },
    initial,
  );
  const disconnect = connectRun("u", store);
  await settled();
  return {
    store,
    outbox,
    world,
    written,
    setAside,
    thrownAway,
    sent,
    rejected,
    disconnect,
    pending: () => planned.filter(({ cancelled }) => !cancelled),
    /** Lets the one planned thing happen; resolves to the milliseconds after which it was planned. */
    async ring(): Promise<number> {
      await settled();
      const [plan, ...others] = planned.filter(({ cancelled }) => !cancelled);
      planned = [];
      if (!plan || others.length > 0) throw new Error("one thing should be planned");
      world.clock += plan.milliseconds;
      plan.work();
      await settled();
      return plan.milliseconds;
    },
    last(): SentRun {
      const request = sent.at(-1);
      if (!request) throw new Error("nothing was sent");
      return request;
    },
  };
}

/** The change that a choice on a card is. */
export const answer = (id: string, value: number) => (run: AssessmentRun, at: number) => ({
  ...run,
  hero: { ...run.hero, [id]: { value, at } },
});
