"use client";

import { useEffect, useState } from "react";
import { requestTemporaryPassword } from "@/lib/accounts/client/session";
import { EMAIL_PATTERN } from "@/lib/accounts/domain/field-rules";
import { errorSentence } from "@/lib/platform/http/fetch-json";

interface RecoveryProblem {
  readonly key: "emailRequired" | "emailInvalid" | "failed";
  /** The server's own sentence, where it gave one. */
  readonly sentence: string | null;
}

export type RecoveryState =
  | { readonly phase: "editing"; readonly problem: RecoveryProblem | null }
  | { readonly phase: "sending" }
  | { readonly phase: "sent"; readonly message: string | null };

const CLOSE_AFTER_MS = 4_000;
const EDITING: RecoveryState = { phase: "editing", problem: null };

/**
 * Asks for a temporary password by e-mail; some seconds after the server has agreed, `onSent` is called with
 * its message. The state lives as long as the caller is mounted.
 */
export function useRecovery(onSent: (message: string | null) => void) {
  const [state, setState] = useState<RecoveryState>(EDITING);

  useEffect(() => {
    if (state.phase !== "sent") return;
    const timer = setTimeout(() => onSent(state.message), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, onSent]);

  async function send(email: string): Promise<void> {
    if (state.phase !== "editing") return;
    if (!email) return setState({ phase: "editing", problem: { key: "emailRequired", sentence: null } });
    if (!EMAIL_PATTERN.test(email))
      return setState({ phase: "editing", problem: { key: "emailInvalid", sentence: null } });
    setState({ phase: "sending" });
    try {
      const { message } = await requestTemporaryPassword(email);
      setState({ phase: "sent", message });
    } catch (thrown) {
      setState({ phase: "editing", problem: { key: "failed", sentence: errorSentence(thrown, null) } });
    }
  }

  return { state, send };
}
