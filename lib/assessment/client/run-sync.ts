import { storedUser } from "@/lib/accounts/client/session";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { outbox } from "@/lib/platform/outbox/browser";
import type { FailureKind } from "@/lib/platform/outbox/failure";
import type { OutboxEntry } from "@/lib/platform/outbox/storage";
import { type AssessmentRun, mergeRuns, mergeStored, sameRun } from "../domain/run/assessment-run";
import type { SetAsideRun } from "../domain/run/set-aside";
import { clearLocalRun, isAssessmentRun, localRunKey, readLocalRun } from "./local-run";
import { forgetOffline } from "./offline/keep-offline";
import { changeSetAside } from "./requests";
import type { RunStore, SyncStatus } from "./run-store";

/** Between the store of a run and the outbox: the one way to the server, and the one word on what is saved. */

/** After the last of several quick changes. */
const SEND_DELAY_MS = 600;

const pendingRunId = (userId: string) => `draft:${userId}`;

/** The request that completes a run; it waits under this name until the server has accepted it. */
export const completionId = (runId: string): string => `complete:${runId}`;

function runInBody(body: unknown): AssessmentRun | null {
  const run = typeof body === "object" && body !== null && "assessmentData" in body ? body.assessmentData : null;
  return isAssessmentRun(run) ? run : null;
}

/** Keeps what the server is to be sent, merged with what waits already; says whether it outlives the page. Never throws. */
export async function enqueueRun(userId: string, run: AssessmentRun): Promise<boolean> {
  const path = `/api/users/${encodeURIComponent(userId)}`;
  const id = pendingRunId(userId);
  const merge = (held: unknown) => {
    const waiting = runInBody(held);
    return { assessmentData: waiting ? mergeRuns(waiting, run) : run };
  };
  try {
    await outbox.put(
      { id, userId, method: "PATCH", path, body: { assessmentData: run }, keepWhenRejected: true },
      { merge, sendAfterMs: SEND_DELAY_MS },
    );
    return await outbox.persistent();
  } catch {
    return false;
  }
}

/** What was put while `sent` was on its way gets the times that the server has corrected, or it would win over later answers. */
async function correctPending(userId: string, sent: AssessmentRun, stored: AssessmentRun): Promise<void> {
  await outbox.change(pendingRunId(userId), (entry) => {
    const run = entry && runInBody(entry.body);
    return run ? { ...entry, body: { assessmentData: mergeStored(run, sent, stored) } } : entry;
  });
}

const STATUS_AFTER_FAILURE: Readonly<Record<FailureKind, SyncStatus>> = {
  retry: "waiting",
  unauthenticated: "signedOut",
  misdirected: "waiting",
  rejected: "refused",
};

/** A shorter pause is over before a person has read of it. */
const SHORT_PAUSE_MS = 10_000;

/** Whole minutes for which the server asked to be left alone; 0 when it did not, or for a moment. */
function pauseMinutesOf(entry: OutboxEntry | null): number {
  const pause = (entry?.notBefore ?? 0) - Date.now();
  return pause > SHORT_PAUSE_MS ? Math.ceil(pause / 60_000) : 0;
}

/** What the screen says of the entry that waits for a run. */
function statusOf(entry: OutboxEntry | null): SyncStatus {
  if (!entry) return "saved";
  if (entry.userId !== storedUser()?.id) return "signedOut";
  if (entry.failure !== "rejected" && pauseMinutesOf(entry) > 0) return "paused";
  return entry.failure ? STATUS_AFTER_FAILURE[entry.failure] : "saving";
}

/**
 * Tells the store what becomes of its run: in the outbox, on the server, and in other tabs. Begins with what was
 * missed meanwhile. Returns the way to stop.
 */
export function connectRun(userId: string, store: RunStore): () => void {
  const mergeLocalCopy = () => {
    const local = readLocalRun(userId);
    if (local) store.mergeCopy(local);
  };
  const onStorage = (event: StorageEvent) => event.key === localRunKey(userId) && mergeLocalCopy();
  mergeLocalCopy();
  window.addEventListener("storage", onStorage);
  const unwatch = outbox.watch(pendingRunId(userId), {
    onEntry: (entry) => store.setSync(statusOf(entry), pauseMinutesOf(entry)),
    onDelivered: (body, reply) => {
      const [sent, stored] = [runInBody(body), runInBody(reply)];
      if (!sent || !stored) return;
      store.acceptStored(sent, stored);
      if (!sameRun(mergeRuns(sent, stored), stored)) void correctPending(userId, sent, stored);
    },
  });
  return () => {
    window.removeEventListener("storage", onStorage);
    unwatch();
  };
}

/** Sends now what waits, whatever its pause. Never throws. */
export const sendNow = (): Promise<void> => outbox.drain({ skipBackoff: true });

/**
 * Tells the server that a run which was set aside is thrown away, or that this is taken back.
 * @throws HttpError, TypeError when it could not be told.
 */
export async function throwAway(userId: string, { run, late }: SetAsideRun, deleted: boolean): Promise<void> {
  // Answers that came after the end are in this browser alone.
  if (late) return;
  // The server sets a run aside when it hears of the one that took its place.
  await sendNow();
  try {
    await changeSetAside(userId, run.runId, { deleted });
  } catch (error) {
    // What it never had, or has let go of since, is this browser's to forget or to keep.
    if (!(error instanceof HttpError && error.code === "not_found")) throw error;
  }
}

interface PendingWork {
  /** The copy to be sent. */
  readonly run: AssessmentRun | null;
  /** What was put before this page opened would be here too. */
  readonly persistent: boolean;
  /** Whether a run is to be completed. */
  isSubmitted(runId: string): boolean;
}

/** What waits for this person. Never throws. */
export async function pendingFor(userId: string): Promise<PendingWork> {
  try {
    const waiting = (await outbox.entries()).filter((entry) => entry.userId === userId);
    const entry = waiting.find(({ id }) => id === pendingRunId(userId));
    return {
      run: entry ? runInBody(entry.body) : null,
      persistent: await outbox.persistent(),
      isSubmitted: (runId) => waiting.some(({ id }) => id === completionId(runId)),
    };
  } catch {
    return { run: null, persistent: false, isSubmitted: () => false };
  }
}

async function flush(userId: string): Promise<boolean> {
  const local = readLocalRun(userId);
  const { run, persistent } = await pendingFor(userId);
  // An outbox that keeps nothing over a reload does not know what an earlier page could not send.
  if (local && (run || !persistent)) await enqueueRun(userId, local);
  return outbox.flush(pendingRunId(userId));
}

/** Gives the server what it lacks of this person's answers; false when it did not accept it in time. Never throws. */
export async function flushRun(userId: string, timeoutMs: number): Promise<boolean> {
  const timeout = new Promise<false>((done) => setTimeout(done, timeoutMs, false));
  return Promise.race([flush(userId), timeout]);
}

/** Takes everything of this person off the device: they have gone for good. Never throws. */
export async function forgetPerson(userId: string): Promise<void> {
  clearLocalRun(userId);
  await forgetOffline();
  try {
    const own = (await outbox.entries()).filter((entry) => entry.userId === userId);
    await Promise.all(own.map(({ id }) => outbox.remove(id)));
  } catch {
    // Where nothing could be opened, nothing of theirs is kept.
  }
}
