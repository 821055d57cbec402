import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/access";
import type { RequestContext } from "@/lib/platform/http/context";
import { insertEvent } from "../data";
import type { AnalyticsInput } from "../schema";

/** Records that somebody reached or answered a step. */
export async function recordStep({
  ctx,
  input,
}: {
  ctx: RequestContext<Actor>;
  input: AnalyticsInput;
}): Promise<{ success: true }> {
  await insertEvent({
    id: input.id ?? randomUUID(),
    userId: ctx.actor.kind === "user" ? ctx.actor.userId : null,
    session: input.session,
    step: input.step,
    label: input.label ?? null,
    personalityType: input.personalityType ?? null,
    data: input.data ?? undefined,
    occurredAt: new Date(input.timestamp),
    receivedAt: ctx.now,
  });
  return { success: true };
}
