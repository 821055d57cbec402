"use client";

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { fetchMe, storedUser } from "@/lib/accounts/client";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { type AssessmentDraft, mergeDrafts, newDraft, sameDraft } from "../domain/draft";
import { chooseReportType } from "../domain/report-types";
import { createDraftStore, type DraftSnapshot, type DraftStore } from "./draft-store";
import { draftFromEntries } from "./entries";
import { draftKey, readLocalDraft, writeLocalDraft } from "./local-copy";
import { draftTaken, oweDraft, owedTo } from "./owed-draft";
import { sendDraft } from "./requests";

const DraftContext = createContext<{ store: DraftStore; userId: string } | null>(null);

/** What this browser keeps of a person's run, joined: local storage has the last answer at once, the outbox has room. */
function keptHere(userId: string, owed: AssessmentDraft | null): AssessmentDraft | null {
  const local = readLocalDraft(userId);
  return local && owed ? mergeDrafts(local, owed) : (local ?? owed);
}

function openStore(userId: string, kept: AssessmentDraft | null, remote: AssessmentDraft | null): DraftStore {
  const now = Date.now();
  const fresh = () =>
    newDraft(
      crypto.randomUUID(),
      now,
      chooseReportType(new URLSearchParams(location.search), readStored(STORAGE_KEYS.reportType)),
    );
  const local = kept ?? (remote ? null : draftFromEntries(userId, fresh()));
  const initial = local && remote ? mergeDrafts(local, remote) : (local ?? remote ?? fresh());
  const store = createDraftStore(
    {
      write: (draft) => writeLocalDraft(userId, draft),
      owe: (draft) => oweDraft(userId, draft),
      taken: (sent, stored) => void draftTaken(userId, sent, stored),
      send: (draft) => sendDraft(userId, draft),
      now: Date.now,
      random: Math.random,
      newId: () => crypto.randomUUID(),
      schedule: (work, milliseconds) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    initial,
  );
  if (local && !sameDraft(initial, remote)) {
    void oweDraft(userId, initial);
    store.resend();
  } else if (remote && !sameDraft(initial, local)) {
    // What came from another device is kept here too: the next visit may find no connection.
    writeLocalDraft(userId, initial);
  }
  return store;
}

/** Sends when the connection returns and when the page is left or looked at again, and takes in what another tab has written. */
function connect(userId: string, store: DraftStore): void {
  const flush = () => void store.flush();
  const onStorage = (event: StorageEvent) => {
    const other = event.key === draftKey(userId) ? readLocalDraft(userId) : null;
    if (other) store.absorb(other);
  };
  window.addEventListener("online", flush);
  window.addEventListener("storage", onStorage);
  document.addEventListener("visibilitychange", flush);
}

/** The open run outlives a change of screen, so that steps follow each other without a request. */
let current: { store: DraftStore; userId: string } | null = null;

/** The open run, as long as its person is the one who is remembered here. */
function runOfRemembered(): typeof current {
  return current && storedUser()?.id === current.userId ? current : null;
}

/** Milliseconds between two tries to reach the server; the last one stays. */
const ASK_AGAIN_AFTER = [1_000, 2_000, 5_000, 10_000];
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Who is signed in, and their run, by the server's word; where it gives none (`heard`), as the browser remembers. */
async function askServer(): Promise<{ userId: string | null; draft: AssessmentDraft | null; heard: boolean }> {
  try {
    const { user, draft } = await fetchMe();
    return { userId: user.id, draft: draft as AssessmentDraft | null, heard: true };
  } catch (error) {
    const ended = error instanceof HttpError && error.status === 401;
    return { userId: ended ? null : (storedUser()?.id ?? null), draft: null, heard: false };
  }
}

/** Where this browser has no copy, the server's is waited for: a run begun in its place would replace its answers. */
async function openCurrent(isWanted: () => boolean): Promise<typeof current> {
  for (let attempt = 0; isWanted(); attempt += 1) {
    const { userId, draft, heard } = await askServer();
    if (!userId) return null;
    const owed = await owedTo(userId);
    const kept = keptHere(userId, owed.draft);
    if (heard || kept) {
      const store = openStore(userId, kept, draft);
      const { runId } = store.getSnapshot().draft;
      if (owed.isHandedIn(runId)) store.handIn(runId);
      connect(userId, store);
      return { store, userId };
    }
    await pause(ASK_AGAIN_AFTER[Math.min(attempt, ASK_AGAIN_AFTER.length - 1)] ?? 0);
  }
  return null;
}

/**
 * Opens the signed-in user's run: the browser's copy and the server's, joined. Without the server the
 * browser's copy is enough to go on; without a session the visitor is sent to the welcome screen.
 */
export function DraftProvider({ children, loading }: { children: ReactNode; loading: ReactNode }) {
  const [opened, setOpened] = useState(runOfRemembered);
  useEffect(() => {
    if (opened) return;
    let gone = false;
    void openCurrent(() => !gone).then((run) => {
      if (gone) return;
      current = run;
      if (run) setOpened(run);
      else window.location.replace("/");
    });
    return () => {
      gone = true;
    };
  }, [opened]);
  if (!opened) return loading;
  return <DraftContext value={opened}>{children}</DraftContext>;
}

/** The run, its sync state, and the ways to change it. Only inside a DraftProvider. */
export function useDraft(): DraftSnapshot & { store: DraftStore; userId: string } {
  const context = useContext(DraftContext);
  if (!context) throw new Error("useDraft needs a DraftProvider above it");
  const snapshot = useSyncExternalStore(context.store.subscribe, context.store.getSnapshot, context.store.getSnapshot);
  return { ...snapshot, ...context };
}
