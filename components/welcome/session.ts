import { fetchMe, forgetUser, login, type Registration, register } from "@/lib/accounts/client/session";
import type { AuthFormValues, AuthMode } from "@/lib/accounts/domain/auth-form";
import { withDialCode } from "@/lib/accounts/domain/field-rules";
import { TERMS_VERSIONS } from "@/lib/accounts/domain/terms";
import { keepFirstAnswer } from "@/lib/assessment/client/first-answer";
import { consumeNewRunRequest, requestNewRun } from "@/lib/assessment/client/new-run-request";
import { trackStep } from "@/lib/assessment/client/track";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";

/** Everything of the welcome screen that speaks with the server: loaded when it is first needed. */

export type AuthOutcome =
  | { readonly kind: "entered" }
  | { readonly kind: "verify"; readonly email: string }
  | { readonly kind: "renew" };

function toRegistration({ terms, dialCode, phone, ...rest }: AuthFormValues, now: Date): Registration {
  return {
    ...rest,
    acceptedTerms: TERMS_VERSIONS[0],
    phoneNumber: withDialCode(dialCode, phone),
    submissionTime: now.toISOString(),
  };
}

/** Whether the run that the server keeps is completed, so that starting means starting anew. */
async function isRunCompleted(): Promise<boolean> {
  const { draft } = await fetchMe().catch(() => ({ draft: null }));
  return typeof draft === "object" && draft !== null && "completedAt" in draft && draft.completedAt !== null;
}

/** Registers or signs in. @throws HttpError with the server's sentence, TypeError without a connection. */
export async function authenticate(
  mode: AuthMode,
  values: AuthFormValues,
  reportType: ReportType,
): Promise<AuthOutcome> {
  const { email, password } = values;
  const registering = mode === "register";
  const reply = await (registering ? register(toRegistration(values, new Date())) : login({ email, password }));
  keepFirstAnswer(email);
  if (reply.requiresVerification) {
    forgetUser();
    return { kind: "verify", email };
  }
  if (reply.mustChangePassword) return { kind: "renew" };
  if (!registering && (await isRunCompleted())) requestNewRun(reportType);
  else consumeNewRunRequest();
  trackStep({ step: "welcome", label: "completed", data: { mode, reportType } });
  return { kind: "entered" };
}
