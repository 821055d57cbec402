"use client";

import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { useNavigate } from "@/components/layout/use-navigate";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/fields";
import { ArrowBackIcon } from "@/components/ui/icons";
import { useForm } from "@/components/ui/use-form";
import { adminLogin } from "@/lib/accounts/client/session";

/** The administrators' sign-in; a failure says so and leaves an empty field. */
export function AdminLoginScreen() {
  const t = useTranslations("admin.login");
  const navigate = useNavigate();
  async function signIn(password: string): Promise<void> {
    try {
      await adminLogin(password);
    } catch (thrown) {
      form.clear();
      throw thrown;
    }
  }
  const form = useForm({
    read: (element) => String(new FormData(element).get("password") ?? ""),
    check: (password) => (password ? {} : { password: "required" }),
    send: signIn,
    onDone: () => navigate("/analytics"),
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
          <TextField label={t("password")} type="password" name="password" autoComplete="current-password" required />
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
