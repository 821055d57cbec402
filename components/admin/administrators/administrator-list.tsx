"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Loaded } from "@/components/admin/frame/loaded";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { administrationKeys, fetchAdministrators } from "@/lib/accounts/client/administration";
import type { AdministratorRecord } from "@/lib/accounts/schema/administrators";
import { AdministratorDialog } from "./administrator-dialog";
import { InviteForm } from "./invite-form";

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
