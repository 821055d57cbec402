"use client";

import { useRef, useState } from "react";
import { HttpError } from "@/lib/platform/http/fetch-json";

/** Why something was not carried out: the server's sentence, or none when it was not reached. */
export interface Failure {
  readonly status: number | null;
  readonly sentence: string | null;
  /** The fields that the server complains of. */
  readonly fields: readonly string[];
}

export type RequestState<Reply> =
  | { readonly phase: "idle" | "sending" }
  | { readonly phase: "failed"; readonly failure: Failure }
  | { readonly phase: "done"; readonly reply: Reply };

function toFailure(thrown: unknown): Failure {
  if (!(thrown instanceof HttpError)) return { status: null, sentence: null, fields: [] };
  return { status: thrown.status, sentence: thrown.userMessage, fields: thrown.issues.map(({ path }) => path) };
}

/** Carries a request out, one at a time, and says how it stands; it never throws. */
export function useRequest<Input, Reply>(request: (input: Input) => Promise<Reply>) {
  const [state, setState] = useState<RequestState<Reply>>({ phase: "idle" });
  const busy = useRef(false);

  async function send(input: Input): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ phase: "sending" });
    try {
      setState({ phase: "done", reply: await request(input) });
    } catch (thrown) {
      setState({ phase: "failed", failure: toFailure(thrown) });
    } finally {
      busy.current = false;
    }
  }

  return { state, send };
}
