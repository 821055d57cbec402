import {
  fetchMe,
  forgetUser,
  login,
  type Registration,
  register,
  type StoredUser,
  settleLogout,
  storedUser,
} from "@/lib/accounts/client";
import type { EntryField, EntryMode, EntryValues } from "@/lib/accounts/domain/entry-form";
import { markNewRun, takeNewRun } from "@/lib/assessment/client/begin-run";
import { trackStep } from "@/lib/assessment/client/track";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import { HttpError } from "@/lib/platform/http/fetch-json";

/** Everything of the welcome screen that speaks with the server: loaded when it is first needed. */

export type EntryOutcome =
  | { readonly kind: "entered" }
  | { readonly kind: "verify"; readonly email: string }
  | { readonly kind: "renew" }
  | { readonly kind: "failed"; readonly sentence: string | null; readonly fields: readonly EntryField[] };

const FIELD_OF_PATH: Readonly<Record<string, EntryField>> = {
  email: "email",
  password: "password",
  firstName: "firstName",
  lastName: "lastName",
  phoneNumber: "phone",
};

function registrationOf({ terms, dialCode, phone, ...rest }: EntryValues, now: Date): Registration {
  return { ...rest, phoneNumber: `${dialCode}${phone}`, submissionTime: now.toISOString() };
}

/** Whether the run that the server keeps is completed, so that starting means starting anew. */
async function runIsOver(): Promise<boolean> {
  const { draft } = await fetchMe().catch(() => ({ draft: null }));
  return typeof draft === "object" && draft !== null && "completedAt" in draft && draft.completedAt !== null;
}

/** Registers or signs in. Never throws: a failure is an outcome, with the server's sentence where there is one. */
export async function enter(mode: EntryMode, values: EntryValues, reportType: ReportType): Promise<EntryOutcome> {
  const { email, password } = values;
  try {
    const registering = mode === "register";
    const reply = await (registering ? register(registrationOf(values, new Date())) : login({ email, password }));
    if (reply.requiresVerification) {
      forgetUser();
      return { kind: "verify", email };
    }
    if (reply.mustChangePassword) return { kind: "renew" };
    if (!registering && (await runIsOver())) markNewRun(reportType);
    else takeNewRun();
    trackStep({ step: "welcome", label: "completed", data: { mode, reportType } });
    return { kind: "entered" };
  } catch (error) {
    if (!(error instanceof HttpError)) return { kind: "failed", sentence: null, fields: [] };
    return {
      kind: "failed",
      sentence: error.sentence,
      fields: error.paths.flatMap((path) => FIELD_OF_PATH[path] ?? []),
    };
  }
}

/**
 * Shows whom the browser remembers, then asks the server; a session that is over is forgotten and reported. Whoever
 * has logged out is nobody, and the server is told again if it does not know.
 */
export async function checkSession(
  show: (state: { user: StoredUser | null; expired: StoredUser | null }) => void,
): Promise<void> {
  const known = storedUser();
  if (!known) return settleLogout();
  show({ user: known, expired: null });
  try {
    await fetchMe();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) return;
    forgetUser();
    show({ user: null, expired: known });
  }
}

export function trackArrival(reportType: ReportType): void {
  trackStep({ step: "welcome", label: "reached", data: { reportType } });
}
