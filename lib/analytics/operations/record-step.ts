import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/access";
import type { RequestContext } from "@/lib/platform/http/context";
import { insertEvent, insertRunEvent } from "../data/events";
import { belongsToRun, pairBits, stageBits } from "../domain/stages";
import { type AnalyticsInput, pairsData } from "../schema";

/** Records that somebody reached or answered a step, and how far their run has come with it. */
export async function recordStep({
  ctx,
  input,
}: {
  ctx: RequestContext<Actor>;
  input: AnalyticsInput;
}): Promise<{ success: true }> {
  const { step, session, label = null, runId = null, data } = input;
  const event = {
    id: input.id ?? randomUUID(),
    userId: ctx.actor.kind === "user" ? ctx.actor.userId : null,
    session,
    step,
    label,
    personalityType: input.personalityType ?? null,
    data: data ?? undefined,
    runId,
    theme: input.reportType ?? null,
    locale: ctx.locale,
    occurredAt: new Date(input.timestamp),
    receivedAt: ctx.now,
  };
  if (!belongsToRun(step)) {
    await insertEvent(event);
    return { success: true };
  }
  const { pairs = {} } = (step === "rheti" && label === "pairs" && pairsData.safeParse(data).data) || {};
  const answered = pairBits(Object.keys(pairs).map(Number), event.personalityType);
  await insertRunEvent(event, { id: runId ?? session, stages: stageBits(step, label), answered, pairs });
  return { success: true };
}
