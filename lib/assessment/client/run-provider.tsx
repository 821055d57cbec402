"use client";

import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import { fetchMe, storedUser } from "@/lib/accounts/client/session";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { backoffDelay, classifyFailure, retryAfterMs } from "@/lib/platform/outbox/failure";
import { wait } from "@/lib/platform/wait";
import type { RunCalibration } from "../domain/instrument/calibration";
import { chooseReportType } from "../domain/instrument/report-types";
import { type AssessmentRun, mergeRuns, newRun, sameRun } from "../domain/run/assessment-run";
import { beginUnder, isUntouched, offeredBeside, type SetAsideRun } from "../domain/run/set-aside";
import { takeFirstAnswer } from "./first-answer";
import { readLocalRun, readSetAside, writeLocalRun, writeSetAside } from "./local-run";
import { runFromEntries } from "./run-entries";
import { createRunStore, lateCopy, type RunSnapshot, type RunStore } from "./run-store";
import { connectRun, enqueueRun, pendingFor, sendNow, throwAway } from "./run-sync";

interface OpenedRun {
  readonly store: RunStore;
  readonly userId: string;
}

const RunContext = createContext<OpenedRun | null>(null);

const FORBIDDEN = 403;

const newId = () => crypto.randomUUID();

/** What this browser keeps of a person's run, joined: local storage has the last answer at once, the outbox has room. */
function localCopy(userId: string, pending: AssessmentRun | null): AssessmentRun | null {
  const local = readLocalRun(userId);
  return local && pending ? mergeRuns(local, pending) : (local ?? pending);
}

function createStore(
  userId: string,
  initial: AssessmentRun,
  { setAside, calibration = null }: Pick<ServerWord, "setAside" | "calibration">,
): RunStore {
  const copies = [readSetAside(userId, Date.now()), setAside].filter((copy) => copy !== null);
  return createRunStore(
    {
      writeLocal: (run) => writeLocalRun(userId, run),
      writeSetAside: (kept) => writeSetAside(userId, kept),
      throwAway: (kept, deleted) => throwAway(userId, kept, deleted),
      enqueue: (run) => enqueueRun(userId, run),
      calibration,
      now: Date.now,
      newId,
    },
    initial,
    offeredBeside(initial, copies),
  );
}

/** The store of this browser's copy and the server's, merged. What one of the two lacks, it gets. */
function openStore(userId: string, localRun: AssessmentRun | null, word: ServerWord): RunStore {
  const { run: remote, calibration } = word;
  const fresh = () =>
    newRun(
      newId(),
      Date.now(),
      chooseReportType(new URLSearchParams(location.search), readStored(STORAGE_KEYS.reportType)),
      calibration,
    );
  const known = localRun ?? (remote ? null : runFromEntries(userId, fresh()));
  const latest = known && remote ? mergeRuns(known, remote) : (known ?? remote ?? fresh());
  const initial = calibration === undefined ? latest : beginUnder(calibration, latest, newId(), Date.now());
  const late = known && remote && lateCopy(known, remote, Date.now());
  if (late) writeSetAside(userId, late);
  const store = createStore(userId, initial, word);
  // A run that was only begun is no news for a server that could not be asked.
  const isNews = known && (word.failure === null || !isUntouched(known));
  if (isNews && !sameRun(initial, remote)) void store.resend().then(sendNow);
  // What came from another device is kept here too: the next visit may find no connection.
  else if (!sameRun(initial, known)) writeLocalRun(userId, initial);
  return store;
}

/** The open run outlives a change of screen, so that steps follow each other without a request. */
let openedRun: OpenedRun | null = null;

/** The open run, as long as its person is the one who is remembered here. */
function openedRunOfStoredUser(): OpenedRun | null {
  return openedRun && storedUser()?.id === openedRun.userId ? openedRun : null;
}

interface ServerWord {
  /** Null when nobody is signed in. */
  readonly userId: string | null;
  readonly run: AssessmentRun | null;
  readonly setAside: SetAsideRun | null;
  /** The calibration that a run begins with now, null for none; undefined where the server has not said. */
  readonly calibration: RunCalibration | null | undefined;
  /** What the server could not be reached with; null when it has answered. */
  readonly failure: unknown;
}

/** Who is signed in, and their run, by the server's word; where it gives none, as the browser remembers. */
async function fetchUserAndRun(ask: typeof fetchMe): Promise<ServerWord> {
  try {
    const { user, draft, setAside, calibration } = await ask();
    return {
      userId: user.id,
      run: draft as AssessmentRun | null,
      // A copy of the release before says nothing of these two.
      setAside: (setAside ?? null) as SetAsideRun | null,
      calibration: calibration as RunCalibration | null | undefined,
      failure: null,
    };
  } catch (failure) {
    const signedOut = classifyFailure(failure) === "unauthenticated";
    const userId = signedOut ? null : (storedUser()?.id ?? null);
    return { userId, run: null, setAside: null, calibration: undefined, failure };
  }
}

/**
 * Opens the run of whoever is signed in; null when nobody is. Where this browser has no copy, the server's is waited
 * for: a run begun in its place would replace its answers. A screen that is gone opens nothing: "abandoned".
 */
async function openRun(isMounted: () => boolean, ask: typeof fetchMe): Promise<OpenedRun | null | "abandoned"> {
  for (let tries = 1; ; tries += 1) {
    const word = await fetchUserAndRun(ask);
    const { userId, failure } = word;
    if (!userId) return null;
    if (failure instanceof HttpError && failure.status === FORBIDDEN) {
      // Signed in with a temporary password: nothing opens before there is an own one.
      window.location.replace("/new-password");
      return "abandoned";
    }
    const pending = await pendingFor(userId);
    if (!isMounted()) return "abandoned";
    const copy = localCopy(userId, pending.run);
    // One that was only begun, of which nothing waits, is there for a visit without a connection; else the server says what is open.
    const isBeginning = copy && pending.persistent && !pending.run && isUntouched(copy);
    const localRun = isBeginning && failure === null ? null : copy;
    if (failure === null || localRun) {
      const store = openStore(userId, localRun, word);
      const { runId } = store.getSnapshot().run;
      if (pending.isSubmitted(runId)) store.markSubmitted(runId);
      takeFirstAnswer(store, storedUser()?.email);
      return { store, userId };
    }
    await wait(Math.max(backoffDelay(tries, Math.random()), retryAfterMs(failure)));
    if (!isMounted()) return "abandoned";
  }
}

const goToStart = () => window.location.replace("/");

interface RunProviderProps {
  readonly children: ReactNode;
  readonly loading: ReactNode;
  /** Nobody is signed in. */
  readonly onNobody?: () => void;
  /** Asks the server who is signed in; a screen that asks as well hands over its own question, so that it is asked once. */
  readonly ask?: typeof fetchMe;
}

/**
 * Opens the signed-in user's run: the browser's copy and the server's, merged. Without the server the
 * browser's copy is enough to go on; without a session the visitor is sent to the welcome screen, unless it is said otherwise.
 */
export function RunProvider({ children, loading, onNobody = goToStart, ask = fetchMe }: RunProviderProps) {
  const [opened, setOpened] = useState(openedRunOfStoredUser);
  const tellNobody = useEffectEvent(onNobody);
  const askServer = useEffectEvent(ask);
  useEffect(() => {
    if (opened) return connectRun(opened.userId, opened.store);
    let mounted = true;
    void openRun(
      () => mounted,
      () => askServer(),
    ).then((result) => {
      if (!mounted || result === "abandoned") return;
      openedRun = result;
      // A long screen is built in slices, and the browser answers taps and draws between them.
      if (result) startTransition(() => setOpened(result));
      else tellNobody();
    });
    return () => {
      mounted = false;
    };
  }, [opened]);
  if (!opened) return loading;
  return <RunContext value={opened}>{children}</RunContext>;
}

/** The run, its sync state, and the ways to change it. Only inside a RunProvider. */
export function useAssessmentRun(): RunSnapshot & { store: RunStore; userId: string } {
  const context = useContext(RunContext);
  if (!context) throw new Error("useAssessmentRun needs a RunProvider above it");
  const snapshot = useSyncExternalStore(context.store.subscribe, context.store.getSnapshot, context.store.getSnapshot);
  return { ...snapshot, ...context };
}
