import type { Outbox } from "@/lib/platform/outbox/outbox";
import { type AssessmentDraft, mergeDrafts, sameDraft } from "../domain/draft";
import { isDraft } from "./local-copy";

/** The copy of a run that the server lacks, in the outbox: it outlives a closed tab and a full local storage. */

const loadOutbox = (): Promise<Outbox> => import("@/lib/platform/outbox/browser").then(({ outbox }) => outbox);

const draftId = (userId: string) => `draft:${userId}`;

/** The request that hands in a run; it waits under this name until the server has taken it. */
export const completionId = (runId: string): string => `complete:${runId}`;

function draftIn(body: unknown): AssessmentDraft | null {
  const draft = typeof body === "object" && body !== null && "assessmentData" in body ? body.assessmentData : null;
  return isDraft(draft) ? draft : null;
}

function joined(held: unknown, added: { assessmentData: AssessmentDraft }) {
  const before = draftIn(held);
  return before ? { assessmentData: mergeDrafts(before, added.assessmentData) } : added;
}

/** Keeps what the server is to be sent, with what waits already; says whether it outlives the page. Never throws. */
export async function oweDraft(userId: string, draft: AssessmentDraft): Promise<boolean> {
  try {
    const outbox = await loadOutbox();
    const path = `/api/users/${encodeURIComponent(userId)}`;
    const added = { assessmentData: draft };
    await outbox.put({ id: draftId(userId), userId, method: "PATCH", path, body: added }, (held) =>
      joined(held, added),
    );
    return await outbox.lasting();
  } catch {
    return false;
  }
}

/** Takes off what was sent whole, or is whole in the server's copy. Never throws. */
export async function draftTaken(userId: string, sent: AssessmentDraft, stored: AssessmentDraft): Promise<void> {
  try {
    const outbox = await loadOutbox();
    await outbox.change(draftId(userId), (held) => {
      const draft = held && draftIn(held.body);
      const isIn = (copy: AssessmentDraft) => draft && sameDraft(mergeDrafts(draft, copy), copy);
      return isIn(sent) || isIn(stored) ? null : held;
    });
  } catch {
    // What stays is sent once more, and changes nothing then.
  }
}

interface Owed {
  /** The copy to be sent. */
  readonly draft: AssessmentDraft | null;
  /** What was owed before this page opened would be here too. */
  readonly lasting: boolean;
  /** Whether a run is to be handed in. */
  isHandedIn(runId: string): boolean;
}

/** What waits for this person. Never throws. */
export async function owedTo(userId: string): Promise<Owed> {
  try {
    const outbox = await loadOutbox();
    const waiting = (await outbox.entries()).filter((entry) => entry.userId === userId);
    const draft = waiting.find(({ id }) => id === draftId(userId));
    return {
      draft: draft ? draftIn(draft.body) : null,
      lasting: await outbox.lasting(),
      isHandedIn: (runId) => waiting.some(({ id }) => id === completionId(runId)),
    };
  } catch {
    return { draft: null, lasting: false, isHandedIn: () => false };
  }
}

/** Takes everything of this person off the outbox: they have gone for good. Never throws. */
export async function forgetOwed(userId: string): Promise<void> {
  try {
    const outbox = await loadOutbox();
    const theirs = (await outbox.entries()).filter((entry) => entry.userId === userId);
    await Promise.all(theirs.map(({ id }) => outbox.remove(id)));
  } catch {
    // Where nothing could be opened, nothing of theirs is kept.
  }
}
