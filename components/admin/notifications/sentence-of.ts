import { HttpError } from "@/lib/platform/http/fetch-json";

/** What the server says of a failure; null when it could not be reached, or says nothing. */
export function sentenceOf(error: unknown): string | null {
  return error instanceof HttpError ? error.sentence : null;
}
