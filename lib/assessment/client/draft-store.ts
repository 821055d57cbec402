import { askedPause, pauseAfter, type Verdict, verdictOf } from "@/lib/platform/outbox/verdict";
import {
  type AssessmentDraft,
  changedAfter,
  forkDraft,
  mergeDrafts,
  newDraft,
  sameDraft,
  startAfter,
} from "../domain/draft";
import type { ReportType } from "../domain/report-types";

/**
 * "waiting": the server could not be reached yet; "signedOut": it waits for the person to sign in again;
 * "refused": it will not take the run as it is. The answers are kept in this browser in each case.
 */
export type SyncState = "saved" | "saving" | "waiting" | "signedOut" | "refused";

export interface DraftSnapshot {
  readonly draft: AssessmentDraft;
  readonly sync: SyncState;
  /** Whether what the server lacks outlives this tab; false where the browser keeps nothing. */
  readonly lasting: boolean;
}

/** What the store needs of the outside; tests hand in their own. */
export interface DraftStorePorts {
  /** Keeps the draft for the next visit; says whether it will be there. */
  readonly write: (draft: AssessmentDraft) => boolean;
  /** Keeps what the server lacks until it is taken; says whether it outlives the page. */
  readonly owe: (draft: AssessmentDraft) => Promise<boolean>;
  /** The server has taken what was sent, and keeps this copy. */
  readonly taken: (sent: AssessmentDraft, stored: AssessmentDraft) => void;
  /** Sends the draft and resolves to the copy that the server keeps. */
  readonly send: (draft: AssessmentDraft) => Promise<AssessmentDraft>;
  readonly now: () => number;
  readonly random: () => number;
  readonly newId: () => string;
  readonly schedule: (work: () => void, milliseconds: number) => () => void;
}

const SEND_AFTER = 600;
const SYNC_AFTER: Readonly<Record<Verdict, SyncState>> = { again: "waiting", signIn: "signedOut", refused: "refused" };

/**
 * Keeps one run: every change is written in the browser at once, sent to the server soon after, and
 * sent again with growing pauses until it was taken.
 */
export function createDraftStore(ports: DraftStorePorts, initial: AssessmentDraft) {
  let snapshot: DraftSnapshot = { draft: initial, sync: "saved", lasting: true };
  let cancel: (() => void) | null = null;
  let sending = false;
  let attempts = 0;
  /** The run for which a report was asked for: it is to be reported on as it was then. */
  let handedIn: string | null = null;
  const listeners = new Set<() => void>();

  function set(next: Partial<DraftSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  function keep(draft: AssessmentDraft, sync: SyncState): void {
    ports.write(draft);
    set({ draft, sync });
  }

  /** Keeps a change of this tab: here at once, and for the server. */
  function keepChange(draft: AssessmentDraft): void {
    const written = ports.write(draft);
    set({ draft, sync: "saving" });
    void ports.owe(draft).then((owed) => {
      if (snapshot.lasting !== (written || owed)) set({ lasting: written || owed });
    });
    plan(SEND_AFTER);
  }

  function plan(milliseconds: number): void {
    cancel?.();
    cancel = ports.schedule(() => void flush(), milliseconds);
  }

  async function flush(): Promise<void> {
    cancel?.();
    cancel = null;
    if (sending || snapshot.sync === "saved") return;
    sending = true;
    const sent = snapshot.draft;
    try {
      const stored = await ports.send(sent);
      attempts = 0;
      ports.taken(sent, stored);
      const changedMeanwhile = snapshot.draft !== sent;
      // The server's copy holds all that was sent, with the stamps of a clock far ahead put right.
      keep(changedMeanwhile ? mergeDrafts(snapshot.draft, stored) : stored, changedMeanwhile ? "saving" : "saved");
      if (changedMeanwhile) plan(SEND_AFTER);
    } catch (error) {
      const verdict = verdictOf(error);
      attempts += 1;
      set({ sync: SYNC_AFTER[verdict] });
      if (verdict === "again") plan(Math.max(pauseAfter(attempts, ports.random()), askedPause(error)));
    } finally {
      sending = false;
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: (): DraftSnapshot => snapshot,
    /** Changes the run; a change to a run that is completed or handed in starts a new one from its answers. */
    update(change: (draft: AssessmentDraft, at: number) => AssessmentDraft): void {
      const at = ports.now();
      const { draft } = snapshot;
      const isOpen = draft.completedAt === null && draft.runId !== handedIn;
      const run = isOpen ? draft : forkDraft(draft, ports.newId(), at);
      keepChange(changedAfter(run, change(run, at)));
    },
    /** Leaves the present run and begins an empty one. */
    startNew(reportType: ReportType): void {
      keepChange(newDraft(ports.newId(), startAfter(snapshot.draft, ports.now()), reportType));
    },
    /** Sends what this browser holds and the server lacks. */
    resend(): void {
      set({ sync: "saving" });
      plan(0);
    },
    /** Takes in a copy from another tab or from the server. */
    absorb(other: AssessmentDraft): void {
      const merged = mergeDrafts(snapshot.draft, other);
      if (!sameDraft(merged, snapshot.draft)) keep(merged, snapshot.sync);
    },
    /** The report of this run was asked for, whether or not the server has heard of it yet. */
    handIn(runId: string): void {
      handedIn = runId;
    },
    /** Marks the run as completed, once the server has said so. */
    complete(at: number): void {
      keep({ ...snapshot.draft, completedAt: snapshot.draft.completedAt ?? at }, "saved");
    },
    flush,
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
