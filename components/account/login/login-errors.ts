import { HttpError } from "@/lib/platform/http/fetch-json";

/** Why the sign-in was not possible: something is empty or mistyped, the server refused, or it was not reached. */
export type LoginError =
  | { readonly kind: "bothRequired" }
  | { readonly kind: "emailInvalid" }
  | { readonly kind: "refused"; readonly sentence: string | null }
  | { readonly kind: "unreachable" };

/** Reads what a request threw. */
export function loginErrorOf(thrown: unknown): LoginError {
  return thrown instanceof HttpError ? { kind: "refused", sentence: thrown.sentence } : { kind: "unreachable" };
}
