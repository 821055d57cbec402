import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields";
import { EMAIL_PATTERN } from "@/lib/accounts/domain/field-rules";
import { HttpError } from "@/lib/platform/http/fetch-json";

/** Why the sign-in failed: a field is empty or malformed, the server refused, or it was not reached. */
export type LoginError =
  | { readonly kind: "bothRequired" }
  | { readonly kind: "emailInvalid" }
  | { readonly kind: "refused"; readonly sentence: string | null }
  | { readonly kind: "unreachable" };

/** Reads what a request threw. */
export function toLoginError(thrown: unknown): LoginError {
  return thrown instanceof HttpError ? { kind: "refused", sentence: thrown.userMessage } : { kind: "unreachable" };
}

export interface LoginFormProps {
  readonly pending: boolean;
  readonly error: LoginError | null;
  onSubmit(credentials: { email: string; password: string }): void;
  /** Stands below the fields: the way to a new password. */
  readonly children: ReactNode;
}

function ErrorNote({ error }: { error: LoginError }) {
  const t = useTranslations("login");
  if (error.kind === "unreachable") {
    return (
      <Alert tone="danger" title={t("unreachableTitle")}>
        {t("unreachable")}
      </Alert>
    );
  }
  return <Alert tone="danger">{error.kind === "refused" ? (error.sentence ?? t("failed")) : t(error.kind)}</Alert>;
}

/** E-mail and password. Before the page's script has come it cannot be sent, so that no password gets into an address. */
export function LoginForm({ pending, error, onSubmit, children }: LoginFormProps) {
  const t = useTranslations("login");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const empty = email.trim() ? (password.trim() ? null : "password") : "email";
    const wrong = empty ?? (EMAIL_PATTERN.test(email.trim()) ? null : "email");
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    onSubmit({ email: email.trim(), password: password.trim() });
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t("email")}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t("password")}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error && <ErrorNote error={error} />}
      <Button type="submit" size="lg" wide busy={pending} disabled={!ready}>
        {t(pending ? "pending" : "submit")}
      </Button>
      {children}
    </form>
  );
}
