import { HttpError } from "@/lib/platform/http/fetch-json";
import { type AssessmentDraft, forkDraft, mergeDrafts, newDraft, sameDraft } from "../domain/draft";
import type { ReportType } from "../domain/report-types";

export type SyncState = "saved" | "saving" | "waiting";

export interface DraftSnapshot {
  readonly draft: AssessmentDraft;
  /** "waiting": kept in this browser, the server could not be reached yet. */
  readonly sync: SyncState;
}

/** What the store needs of the outside; tests hand in their own. */
export interface DraftStorePorts {
  readonly write: (draft: AssessmentDraft) => void;
  /** Sends the draft and resolves to the copy that the server keeps. */
  readonly send: (draft: AssessmentDraft) => Promise<AssessmentDraft>;
  readonly now: () => number;
  readonly newId: () => string;
  readonly schedule: (work: () => void, milliseconds: number) => () => void;
}

const SEND_AFTER = 600;
const RETRY_AFTER = [1_000, 2_000, 5_000, 10_000, 30_000];

/** A refusal that a repeat will not change; anything else is a matter of reaching the server. */
function isFinal(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/**
 * Keeps one run: every change is written in the browser at once, sent to the server soon after, and
 * sent again with growing pauses until it was taken.
 */
export function createDraftStore(ports: DraftStorePorts, initial: AssessmentDraft) {
  let snapshot: DraftSnapshot = { draft: initial, sync: "saved" };
  let cancel: (() => void) | null = null;
  let sending = false;
  let attempts = 0;
  const listeners = new Set<() => void>();

  function set(next: Partial<DraftSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  function keep(draft: AssessmentDraft, sync: SyncState): void {
    ports.write(draft);
    set({ draft, sync });
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
      const merged = mergeDrafts(snapshot.draft, stored);
      const changedMeanwhile = snapshot.draft !== sent;
      keep(merged, changedMeanwhile ? "saving" : "saved");
      if (changedMeanwhile) plan(SEND_AFTER);
    } catch (error) {
      set({ sync: "waiting" });
      if (!isFinal(error)) plan(RETRY_AFTER[Math.min(attempts, RETRY_AFTER.length - 1)] ?? SEND_AFTER);
      attempts += 1;
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
    /** Changes the run; a change to a completed run starts a new one from its answers. */
    update(change: (draft: AssessmentDraft, at: number) => AssessmentDraft): void {
      const at = ports.now();
      const base = snapshot.draft.completedAt === null ? snapshot.draft : forkDraft(snapshot.draft, ports.newId(), at);
      keep(change(base, at), "saving");
      plan(SEND_AFTER);
    },
    /** Leaves the present run and begins an empty one. */
    startNew(reportType: ReportType): void {
      keep(newDraft(ports.newId(), ports.now(), reportType), "saving");
      plan(SEND_AFTER);
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
    /** Marks the run as completed, once the server has said so. */
    complete(at: number): void {
      keep({ ...snapshot.draft, completedAt: snapshot.draft.completedAt ?? at }, "saved");
    },
    flush,
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
