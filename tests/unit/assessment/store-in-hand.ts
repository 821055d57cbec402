import { createDraftStore, type DraftStorePorts } from "@/lib/assessment/client/draft-store";
import { type AssessmentDraft, newDraft } from "@/lib/assessment/domain/draft";

interface Waiting {
  readonly draft: AssessmentDraft;
  readonly take: (stored?: AssessmentDraft) => Promise<void>;
  readonly refuse: (error: Error) => Promise<void>;
}

export const settled = () => new Promise((done) => setImmediate(done));

/** A store whose clock, server and storage are in the hands of the test. */
export function openStore(initial = newDraft("run", 0, "standard")) {
  const world = { time: 100, ids: 0, storage: true, outbox: true };
  const owed: AssessmentDraft[] = [];
  const taken: [AssessmentDraft, AssessmentDraft][] = [];
  const written: AssessmentDraft[] = [];
  const sent: Waiting[] = [];
  const planned: { work: () => void; milliseconds: number; cancelled: boolean }[] = [];
  const ports: DraftStorePorts = {
    write: (draft) => written.push(draft) > 0 && world.storage,
    owe: async (draft) => owed.push(draft) > 0 && world.outbox,
    taken: (sent, stored) => void taken.push([sent, stored]),
    send: (draft) =>
      new Promise((resolve, reject) => {
        sent.push({
          draft,
          take: async (stored = draft) => {
            resolve(stored);
            await settled();
          },
          refuse: async (error) => {
            reject(error);
            await settled();
          },
        });
      }),
    now: () => world.time++,
    random: () => 0.5,
    newId: () => `new-${++world.ids}`,
    schedule: (work, milliseconds) => {
      const plan = { work, milliseconds, cancelled: false };
      planned.push(plan);
      return () => {
        plan.cancelled = true;
      };
    },
  };
  const store = createDraftStore(ports, initial);
  return {
    store,
    world,
    written,
    owed,
    taken,
    sent,
    pending: () => planned.filter(({ cancelled }) => !cancelled),
    /** Lets the one planned thing happen; returns after how long it was planned. */
    ring(): number {
      const [plan, ...others] = planned.splice(0).filter(({ cancelled }) => !cancelled);
      if (!plan || others.length > 0) throw new Error("one thing should be planned");
      plan.work();
      return plan.milliseconds;
    },
    last(): Waiting {
      const request = sent.at(-1);
      if (!request) throw new Error("nothing was sent");
      return request;
    },
  };
}

/** The change that a choice on a card is. */
export const answer = (id: string, value: number) => (draft: AssessmentDraft, at: number) => ({
  ...draft,
  hero: { ...draft.hero, [id]: { value, at } },
});
