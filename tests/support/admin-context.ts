import type { AdminActor } from "@/lib/accounts/access";
import type { RequestContext } from "@/lib/platform/http/context";

/** What an operation knows of an administrator's request, at a moment. */
export function adminContext(now = new Date()): RequestContext<AdminActor> {
  return { requestId: "test", locale: "en", address: "192.0.2.1", now, actor: { kind: "admin" } };
}
