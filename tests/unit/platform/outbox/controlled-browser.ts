import { createOutbox, type Outbox } from "@/lib/platform/outbox/outbox";
import type { OutboxMessage } from "@/lib/platform/outbox/queue";
import {
  memoryStorage,
  type OutboxEntry,
  type OutboxRequest,
  type OutboxStorage,
  openIdbStorage,
} from "@/lib/platform/outbox/storage";

export const ASHA = "asha";
export const request = (id: string, rest: Partial<OutboxRequest> = {}): OutboxRequest => ({
  id,
  userId: ASHA,
  method: "POST",
  path: `/api/${id}`,
  body: { of: id },
  ...rest,
});
export const unreachable = () => new TypeError("failed to fetch");

let opened = 0;
/** A browser of its own: its database, its clock, its server, and who is signed in there. */
export function browser(shelf: () => Promise<OutboxStorage>) {
  const world = { time: 1_000_000, user: ASHA as string | null, busy: false };
  const sent: OutboxEntry[] = [];
  const answers = new Map<string, unknown>();
  const refused: string[] = [];
  const planned: { at: number; work: () => void }[] = [];
  const kept = shelf();
  const tabs: Outbox[] = [];
  const tab = () => {
    const outbox: Outbox = createOutbox({
      broadcast: (message: OutboxMessage) => {
        for (const other of tabs) if (other !== outbox) void other.receive(message);
      },
      storage: () => kept,
      send: async (entry) => {
        sent.push(entry);
        const answer = answers.get(entry.id);
        if (answer instanceof Error) throw answer;
        return answer ?? { taken: entry.id };
      },
      currentUserId: () => world.user,
      now: () => world.time,
      random: () => 0.5,
      newVersion: () => crypto.randomUUID(),
      withLock: async (work) => {
        if (world.busy) return;
        world.busy = true;
        await work().finally(() => {
          world.busy = false;
        });
      },
      schedule: (work, milliseconds) => {
        const plan = { at: world.time + milliseconds, work };
        planned.push(plan);
        return () => void planned.splice(planned.indexOf(plan), 1);
      },
      onRejected: ({ id }) => void refused.push(id),
      onPendingChange: () => undefined,
    });
    tabs.push(outbox);
    return outbox;
  };
  return { world, sent, answers, refused, planned, tab, ids: () => sent.map(({ id }) => id) };
}

export const SHELVES: readonly [string, () => Promise<OutboxStorage>][] = [
  ["in IndexedDB", () => openIdbStorage(`outbox-${++opened}`)],
  ["in memory", async () => memoryStorage()],
];
