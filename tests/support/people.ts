import { randomUUID } from "node:crypto";
import { type OwnUserId, ownIdOf } from "@/lib/accounts/access";
import { register } from "@/lib/accounts/operations/account";
import type { RegisterInput } from "@/lib/accounts/schema";
import type { RequestContext } from "@/lib/platform/http/context";

/** A request of nobody in particular, in English. */
export function contextFor<Actor>(actor: Actor, now = new Date()): RequestContext<Actor> {
  return { requestId: randomUUID(), actor, locale: "en", now, address: "test" };
}

export const PASSWORD = "seven blue doors";

/** A registration as the schema hands it on. */
export function registration(overrides: Partial<RegisterInput> = {}): RegisterInput {
  return {
    email: `${randomUUID()}@example.org`,
    firstName: "Asha",
    lastName: "Verma",
    phoneNumber: "+19876543210",
    password: PASSWORD,
    submissionTime: new Date().toISOString(),
    website: "",
    company: "",
    url: "",
    ...overrides,
  };
}

/** Registers somebody; their session is the one in the cookie jar afterwards. */
export async function newUser(overrides: Partial<RegisterInput> = {}): Promise<OwnUserId> {
  const { user } = await register({ ctx: contextFor({ kind: "visitor" }), input: registration(overrides) });
  return ownIdOf({ kind: "user", userId: user.id });
}
