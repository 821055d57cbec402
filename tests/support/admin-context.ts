import type { AdminActor } from "@/lib/accounts/access";
import { ROLE_PERMISSIONS, type Role } from "@/lib/accounts/domain/permissions";
import type { RequestContext } from "@/lib/platform/http/context";

/** Somebody who came in with the shared password, or an administrator of that role who is in no table. */
export function adminActor(role: Role = "owner"): AdminActor {
  return { kind: "admin", administratorId: null, role, permissions: ROLE_PERMISSIONS[role] };
}

/** What an operation knows of an administrator's request, at a moment. */
export function adminContext(now = new Date()): RequestContext<AdminActor> {
  return { requestId: "test", locale: "en", address: "192.0.2.1", now, actor: adminActor() };
}
