"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { NEW_EMAIL } from "@/components/account/settings/form-fields";
import { Loaded } from "@/components/admin/frame/loaded";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectField, TextField } from "@/components/ui/fields";
import { Table } from "@/components/ui/table";
import { readTexts, useForm } from "@/components/ui/use-form";
import { administrationKeys, fetchAdministrators, inviteAdministrator } from "@/lib/accounts/client/administration";
import { ROLES } from "@/lib/accounts/domain/permissions";
import type { AdministratorRecord } from "@/lib/accounts/schema/administrators";
import { AdministratorDialog, useRoleOptions } from "./administrator-dialog";

/** Invites somebody by mail, in a role. */
function InviteForm({ onInvited }: { onInvited(): void }) {
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

const TONES = { active: "success", invited: "warning", disabled: "neutral" } as const;

interface RowsProps {
  readonly items: readonly AdministratorRecord[];
  onManage(id: string): void;
}

function Rows({ items, onManage }: RowsProps) {
  const t = useTranslations("admin.administrators");
  return (
    <Table label={t("list.rows")} columns={[t("list.email"), t("list.role"), t("list.state"), ""]}>
      {items.map(({ id, email, role, state, secondFactor }) => (
        <tr key={id}>
          <th scope="row">
            <bdi dir="ltr">{email}</bdi>
          </th>
          <td>{t(`roles.${role}`)}</td>
          <td>
            <span className="flex flex-wrap gap-2">
              <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
              {secondFactor && <Badge>{t("list.factor")}</Badge>}
            </span>
          </td>
          <td>
            <Button size="sm" variant="secondary" onClick={() => onManage(id)}>
              {t("list.manage")}
              <span className="sr-only"> {email}</span>
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** All administrators, for owners: who they are, and the form that invites another. */
export function AdministratorList() {
  const t = useTranslations("admin.administrators.list");
  const client = useQueryClient();
  const query = useQuery({ queryKey: administrationKeys.all, queryFn: fetchAdministrators });
  useAdminOnly(query.error);
  const [managed, setManaged] = useState<string | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Loaded query={query}>
        {({ items }) => (
          <>
            {items.length === 0 ? <EmptyState title={t("none")} /> : <Rows items={items} onManage={setManaged} />}
            <AdministratorDialog
              administrator={items.find(({ id }) => id === managed) ?? null}
              onClose={() => setManaged(null)}
            />
          </>
        )}
      </Loaded>
      <InviteForm onInvited={() => void client.invalidateQueries({ queryKey: administrationKeys.all })} />
    </div>
  );
}
