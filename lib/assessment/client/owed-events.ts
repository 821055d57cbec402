import { storedUser } from "@/lib/accounts/client";
import { outbox } from "@/lib/platform/outbox/browser";

/** A tab that stays offline for long keeps the first of its events, not all. */
const MOST = 200;

/** Keeps a recorded step that could not be sent, for the session of whoever made it. */
export async function oweEvent(path: string, body: { readonly id: string }): Promise<void> {
  if ((await outbox.entries()).length >= MOST) return;
  await outbox.put({
    id: `event:${body.id}`,
    userId: storedUser()?.id ?? null,
    method: "POST",
    path,
    body,
    silent: true,
  });
}
