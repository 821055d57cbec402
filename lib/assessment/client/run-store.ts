import { createListeners } from "@/lib/platform/listeners";
import type { RunCalibration } from "../domain/instrument/calibration";
import type { ReportType } from "../domain/instrument/report-types";
import {
  type AssessmentRun,
  mergeRuns,
  mergeStored,
  newRun,
  nextStartTime,
  sameRun,
  withLaterTimestamps,
} from "../domain/run/assessment-run";
import { bringBack, countLateAnswers, forkRun, type SetAsideRun, wouldBeMissed } from "../domain/run/set-aside";

/**
 * "waiting": the server could not be reached yet; "paused": it asked to be left alone for a while; "signedOut": it waits for the person to sign in again;
 * "refused": the server rejects the run as it is. The answers are kept in this browser in each case.
 */
export type SyncStatus = "saved" | "saving" | "waiting" | "paused" | "signedOut" | "refused";

export interface RunSnapshot {
  readonly run: AssessmentRun;
  readonly sync: SyncStatus;
  /** Whole minutes of that pause; 0 when there is none. */
  readonly pauseMinutes: number;
  /** Whether what the server lacks outlives this tab; false where the browser keeps nothing. */
  readonly persistent: boolean;
  /** The unfinished run that this one took the place of, or what was answered here after it was completed, while it can be brought back. */
  readonly setAside: SetAsideRun | null;
  /** What was set aside and has just been thrown away, while that can be taken back. */
  readonly thrownAway: SetAsideRun | null;
  /** How often another run was begun or brought back here: what a screen remembers of the run before is void. */
  readonly generation: number;
}

/** What the store needs of the outside; tests hand in their own. */
export interface RunStorePorts {
  /** Keeps the run for the next visit; says whether it will be there. */
  readonly writeLocal: (run: AssessmentRun) => boolean;
  /** Keeps what was set aside last. */
  readonly writeSetAside: (setAside: SetAsideRun | null) => void;
  /** Tells the server that it was thrown away, or that this is taken back. @throws when the server could not be told. */
  readonly throwAway: (setAside: SetAsideRun, deleted: boolean) => Promise<void>;
  /** Keeps what the server lacks until the server has it; says whether it outlives the page. Never rejects. */
  readonly enqueue: (run: AssessmentRun) => Promise<boolean>;
  /** The calibration that a run begins with; null without one, or where the server has not said. */
  readonly calibration: RunCalibration | null;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Whether all that a run says was in the copy that was sent. */
const withoutNews = (run: AssessmentRun, sent: AssessmentRun) => sameRun(mergeRuns(run, sent), sent);

/** A copy whose run was completed elsewhere, if it has answers that came after; null otherwise. `now` in milliseconds. */
export function lateCopy(copy: AssessmentRun, completed: AssessmentRun, now: number): SetAsideRun | null {
  const late = countLateAnswers(copy, completed);
  return late > 0 ? { run: copy, setAsideAt: now, late } : null;
}

/** Of a run that was just read: nothing waits to be sent. */
const UNCHANGED = { sync: "saved", pauseMinutes: 0, persistent: true, thrownAway: null, generation: 0 } as const;

/** Holds a run in memory: every change is written to local storage and to the outbox at once, and told to who listens. */
function holdRun(ports: RunStorePorts, initial: AssessmentRun, setAside: SetAsideRun | null) {
  let snapshot: RunSnapshot = { ...UNCHANGED, run: initial, setAside };
  /** What the outbox has said last; the screen says it once no change is on its way into the outbox. */
  let outboxStatus: SyncStatus = "saved";
  let changesUnderWay = 0;
  const { subscribe, notify } = createListeners();

  function setSnapshot(next: Partial<RunSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    notify();
  }

  /** Takes in a copy that is the server's or another tab's: nothing of it is for this tab to send. What was answered here after it was completed is set aside. */
  function saveCopy(run: AssessmentRun): void {
    if (sameRun(run, snapshot.run)) return;
    const late = lateCopy(snapshot.run, run, ports.now());
    if (late) ports.writeSetAside(late);
    ports.writeLocal(run);
    setSnapshot({ run, ...(late && { setAside: late, thrownAway: null }) });
  }

  async function saveChange(run: AssessmentRun): Promise<void> {
    const written = ports.writeLocal(run);
    changesUnderWay += 1;
    setSnapshot({ run, sync: "saving" });
    const queued = await ports.enqueue(run);
    changesUnderWay -= 1;
    setSnapshot({ persistent: written || queued, ...(changesUnderWay === 0 && { sync: outboxStatus }) });
  }

  /** Puts a run in the place of the present one, whose answers are set aside unless they go on in it. */
  function replaceRun(next: AssessmentRun): void {
    const { run, generation } = snapshot;
    keepAside(wouldBeMissed(run, next) ? { run, setAsideAt: ports.now() } : null);
    setSnapshot({ generation: generation + 1 });
    void saveChange(next);
  }

  function keepAside(setAside: SetAsideRun | null, thrownAway: SetAsideRun | null = null): void {
    ports.writeSetAside(setAside);
    setSnapshot({ setAside, thrownAway });
  }

  /** Throws what is set aside away, or takes that back; where the server cannot be told, it stays as it is. */
  async function changeAside(deleted: boolean): Promise<void> {
    const find = () => (deleted ? snapshot.setAside : snapshot.thrownAway);
    const held = find();
    if (!held) return;
    await ports.throwAway(held, deleted);
    // Meanwhile another run may have been set aside.
    if (find() === held) keepAside(deleted ? null : held, deleted ? held : null);
  }

  function setSync(sync: SyncStatus, pauseMinutes: number): void {
    outboxStatus = sync;
    const next = { pauseMinutes, sync: changesUnderWay === 0 ? sync : snapshot.sync };
    if (snapshot.sync !== next.sync || snapshot.pauseMinutes !== pauseMinutes) setSnapshot(next);
  }

  const getSnapshot = (): RunSnapshot => snapshot;
  return { subscribe, getSnapshot, saveCopy, saveChange, replaceRun, changeAside, setSync };
}

/** What screens and the outbox do with the one run of this browser. The outbox sends. */
export function createRunStore(ports: RunStorePorts, initial: AssessmentRun, setAside: SetAsideRun | null = null) {
  const held = holdRun(ports, initial, setAside);
  const { subscribe, getSnapshot, saveCopy, saveChange, replaceRun, changeAside, setSync } = held;
  /** The run for which a report was asked for: it is to be reported on as it was then. */
  let submittedRunId: string | null = null;

  return {
    subscribe,
    getSnapshot,
    /**
     * Changes the run. One that is completed is not changed (`changeCompleted`); a change while its report is being made
     * starts a new one from its answers.
     */
    update(change: (run: AssessmentRun, at: number) => AssessmentRun): void {
      const at = ports.now();
      const { run } = getSnapshot();
      if (run.completedAt !== null) return;
      const openRun = run.runId === submittedRunId ? forkRun(run, ports.newId(), at) : run;
      void saveChange(withLaterTimestamps(openRun, change(openRun, at)));
    },
    /** Begins a new run from the answers of a completed one, which stays as it is; nothing happens to one that is open. */
    changeCompleted(): void {
      const { run } = getSnapshot();
      if (run.completedAt !== null) void saveChange(forkRun(run, ports.newId(), ports.now()));
    },
    /** Leaves the present run, which can be brought back, and begins an empty one. */
    startNew: (reportType: ReportType): void =>
      replaceRun(newRun(ports.newId(), nextStartTime(getSnapshot().run, ports.now()), reportType, ports.calibration)),
    /** Goes on with the run that was set aside; the present one, if it has answers, is set aside in its place. */
    bringBack(): void {
      const { run, setAside: kept } = getSnapshot();
      if (kept) replaceRun(bringBack(kept, run, ports.newId(), ports.now()));
    },
    /** Throws the run away that was set aside. @throws when the server could not be told; then it is still there. */
    throwAway: (): Promise<void> => changeAside(true),
    /** Takes that back. @throws as above. */
    undoThrowAway: (): Promise<void> => changeAside(false),
    /** Hands what this browser holds and the server lacks to the outbox; resolves when it is there. */
    resend: (): Promise<void> => saveChange(getSnapshot().run),
    /** Takes in a copy from another tab. */
    mergeCopy: (other: AssessmentRun): void => saveCopy(mergeRuns(getSnapshot().run, other)),
    /** The server has accepted `sent` and keeps `stored`: all that was sent, with the times of a clock far ahead corrected. */
    acceptStored(sent: AssessmentRun, stored: AssessmentRun): void {
      const { run } = getSnapshot();
      saveCopy(withoutNews(run, sent) ? stored : mergeStored(run, sent, stored));
    },
    /** What the outbox says about the run. */
    setSync: (sync: SyncStatus, pauseMinutes = 0): void => setSync(sync, pauseMinutes),
    /** The report of this run was asked for, whether or not the server has heard of it yet. */
    markSubmitted(runId: string): void {
      submittedRunId = runId;
    },
    /** Marks the run as completed with the answers that were sent, once the server has said so. */
    complete(sent: AssessmentRun, at: number): void {
      if (getSnapshot().run.completedAt === null) saveCopy({ ...sent, completedAt: sent.completedAt ?? at });
    },
  };
}

export type RunStore = ReturnType<typeof createRunStore>;
