"use client";

import { useTranslations } from "next-intl";
import { NEW_EMAIL } from "@/components/account/settings/form-fields";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SelectField, TextField } from "@/components/ui/fields";
import { readTexts, useForm } from "@/components/ui/use-form";
import { inviteAdministrator } from "@/lib/accounts/client/administration";
import { ROLES } from "@/lib/accounts/domain/permissions";
import { useRoleOptions } from "./administrator-dialog";

/** Invites somebody by mail, in a role. */
export function InviteForm({ onInvited }: { onInvited(): void }) {
  const t = useTranslations("admin.administrators.list");
  const account = useTranslations("account");
  const options = useRoleOptions();
  const form = useForm({
    read: (element) => readTexts(element, ["email", "role"]),
    check: ({ email }) =>
      email === "" ? { email: "required" } : NEW_EMAIL.check?.(email, {}) ? { email: "email" } : {},
    send: ({ email, role }) => inviteAdministrator({ email, role: ROLES.find((each) => each === role) ?? "editor" }),
    onDone() {
      form.clear();
      onInvited();
    },
    blamed: "email",
  });
  const problem = form.problem("email");
  const error =
    problem === "refused"
      ? form.failure?.sentence
      : problem && account(problem === "required" ? "problems.required" : "problems.email");
  return (
    <Card as="section" tone="flat" aria-labelledby="invite-title" className="max-w-xl">
      <form {...form.props} className="grid gap-4">
        <h2 id="invite-title" className="text-2xl">
          {t("invite")}
        </h2>
        <TextField label={t("email")} type="email" name="email" autoComplete="off" required error={error} />
        <SelectField label={t("role")} name="role" options={options} defaultValue="editor" />
        {form.failure && !form.failure.sentence && <Alert tone="danger">{account("problems.unreachable")}</Alert>}
        {form.state.phase === "done" && (
          <Alert tone="success">{t("sent", { email: form.state.reply.administrator.email })}</Alert>
        )}
        <p>
          <Button type="submit" busy={form.pending} disabled={!form.ready}>
            {t("send")}
          </Button>
        </p>
      </form>
    </Card>
  );
}
