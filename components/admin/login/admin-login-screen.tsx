"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { useNavigate } from "@/components/layout/use-navigate";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PasswordField, TextField } from "@/components/ui/fields";
import { ArrowBackIcon } from "@/components/ui/icons";
import { useForm } from "@/components/ui/use-form";
import { adminLogin } from "@/lib/accounts/client/administration";
import { PERMISSIONS } from "@/lib/accounts/domain/permissions";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { firstPage } from "../frame/admin-pages";
import { takePlace } from "../frame/left-place";

const CODE = "code";

/** The shared password, or an address and a password of one's own, with a code once the server asks for one. */
function readCredentials(form: HTMLFormElement) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  const [email, code] = [text("email").trim(), text(CODE).trim()];
  return { ...(email && { email }), password: text("password"), ...(code && { code }) };
}

/** The administrators' sign-in; a failure says so and leaves an empty field of the password. */
export function AdminLoginScreen() {
  const t = useTranslations("admin.login");
  const common = useTranslations("common");
  const navigate = useNavigate();
  // Once the server has asked for a code, the field stays.
  const [asksForCode, setAsksForCode] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  async function signIn(credentials: ReturnType<typeof readCredentials>) {
    try {
      return await adminLogin(credentials);
    } catch (thrown) {
      const wantsCode = thrown instanceof HttpError && thrown.issues.some(({ path }) => path === CODE);
      if (wantsCode) setAsksForCode(true);
      else if (password.current) password.current.value = "";
      throw thrown;
    }
  }
  const form = useForm({
    read: readCredentials,
    check: (values) => (values.password ? {} : { password: "required" }),
    send: signIn,
    // A copy of the server from before there were roles names no permissions: there, everybody may do everything.
    onDone: ({ permissions = [...PERMISSIONS] }) => navigate(takePlace(permissions) ?? firstPage(permissions)),
    blamed: "password",
  });
  const { failure, firstProblem } = form;
  const busy = form.pending || form.state.phase === "done";
  const error = failure ? (failure.sentence ?? t("unreachable")) : firstProblem && t("required");
  return (
    <div className="mx-auto grid max-w-md gap-6">
      <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
      <Card>
        <form {...form.props} className="grid gap-4">
          <TextField label={t("email")} hint={t("emailHint")} type="email" name="email" autoComplete="username" />
          <PasswordField
            label={t("password")}
            showLabel={common("show")}
            concealLabel={common("hide")}
            name="password"
            autoComplete="current-password"
            required
            ref={password}
          />
          {asksForCode && <TextField label={t("code")} name={CODE} autoComplete="one-time-code" dir="ltr" required />}
          {error && <Alert tone="danger">{error}</Alert>}
          <Button type="submit" size="lg" wide busy={busy} disabled={!form.ready}>
            {t(busy ? "pending" : "submit")}
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
