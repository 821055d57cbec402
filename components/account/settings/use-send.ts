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

export type Sending<Reply> =
  | { readonly phase: "idle" | "sending" }
  | { readonly phase: "failed"; readonly failure: Failure }
  | { readonly phase: "done"; readonly reply: Reply };

function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof HttpError)) return { status: null, sentence: null, fields: [] };
  return { status: thrown.status, sentence: thrown.sentence, fields: thrown.paths };
}

/** Carries a request out, one at a time, and says how it stands; it never throws. */
export function useSend<Input, Reply>(work: (input: Input) => Promise<Reply>) {
  const [state, setState] = useState<Sending<Reply>>({ phase: "idle" });
  const busy = useRef(false);

  async function send(input: Input): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ phase: "sending" });
    try {
      setState({ phase: "done", reply: await work(input) });
    } catch (thrown) {
      setState({ phase: "failed", failure: failureOf(thrown) });
    } finally {
      busy.current = false;
    }
  }

  return { state, send };
}
