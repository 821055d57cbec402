"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { useNavigate } from "@/components/layout/use-navigate";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/fields";
import { ArrowBackIcon } from "@/components/ui/icons";
import { adminLogin } from "@/lib/accounts/client/session";
import { errorSentence } from "@/lib/platform/http/fetch-json";

/** The administrators' sign-in; a failure says so and leaves an empty field. */
export function AdminLoginScreen() {
  const t = useTranslations("admin.login");
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Without the page's script the form cannot be sent, so that no password gets into an address.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  async function signIn(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setError(null);
    if (!password) {
      setError(t("required"));
      field.current?.focus();
      return;
    }
    setPending(true);
    try {
      await adminLogin(password);
      navigate("/analytics");
    } catch (thrown) {
      setError(errorSentence(thrown, t("unreachable")));
      setPassword("");
      setPending(false);
      field.current?.focus();
    }
  }

  return (
    <div className="mx-auto grid max-w-md gap-6">
      <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
      <Card>
        <form method="post" noValidate onSubmit={(event) => void signIn(event)} className="grid gap-4">
          <TextField
            ref={field}
            label={t("password")}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {error && <Alert tone="danger">{error}</Alert>}
          <Button type="submit" size="lg" wide busy={pending} disabled={!ready}>
            {t(pending ? "pending" : "submit")}
          </Button>
        </form>
      </Card>
      <p>
        <ScreenLink href="/" className="link inline-flex min-h-11 items-center gap-2">
          <ArrowBackIcon />
          {t("back")}
        </ScreenLink>
      </p>
    </div>
  );
}
