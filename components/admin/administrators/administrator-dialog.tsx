"use client";

import { useTranslations } from "next-intl";
import { useDeed } from "@/components/admin/frame/use-deed";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/fields";
import {
  administrationKeys,
  changeAdministrator,
  endSessionsOf,
  sendAdministratorLink,
} from "@/lib/accounts/client/administration";
import { ROLES } from "@/lib/accounts/domain/permissions";
import type { AdministratorRecord, ChangeAdministratorInput } from "@/lib/accounts/schema/administrators";

/** The roles as options of a select, in the language of the page. */
export function useRoleOptions() {
  const t = useTranslations("admin.administrators");
  return ROLES.map((role) => ({ value: role, label: `${t(`roles.${role}`)}: ${t(`may.${role}`)}` }));
}

function Deeds({ administrator: { id, email, role, state, secondFactor } }: { administrator: AdministratorRecord }) {
  const t = useTranslations("admin.administrators.list");
  const change = useDeed((to: ChangeAdministratorInput) => changeAdministrator(id, to), administrationKeys.all);
  const link = useDeed(sendAdministratorLink, administrationKeys.all);
  const sessions = useDeed(endSessionsOf, administrationKeys.all);
  const options = useRoleOptions();
  const disabled = state === "disabled";
  return (
    <div className="grid justify-items-start gap-4">
      <SelectField
        label={t("roleOf", { email })}
        name="role"
        value={role}
        options={options}
        onChange={({ target }) => {
          const chosen = ROLES.find((each) => each === target.value);
          if (chosen) change.mutate({ role: chosen });
        }}
      />
      {!disabled && (
        <Button variant="secondary" busy={link.isPending} onClick={() => link.mutate(id)}>
          {t("link")}
        </Button>
      )}
      {state === "active" && (
        <Button variant="secondary" busy={sessions.isPending} onClick={() => sessions.mutate(id)}>
          {t("endSessions")}
        </Button>
      )}
      {secondFactor && (
        <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate({ secondFactor: false })}>
          {t("withoutFactor")}
        </Button>
      )}
      <Button
        variant={disabled ? "secondary" : "danger"}
        busy={change.isPending}
        onClick={() => change.mutate({ disabled: !disabled })}
      >
        {t(disabled ? "enable" : "disable")}
      </Button>
    </div>
  );
}

interface AdministratorDialogProps {
  readonly administrator: AdministratorRecord | null;
  onClose(): void;
}

/** What an owner can change about an administrator; nothing while there is none. */
export function AdministratorDialog({ administrator, onClose }: AdministratorDialogProps) {
  const t = useTranslations("admin.administrators.list");
  const common = useTranslations("common");
  return (
    <Dialog open={administrator !== null} onClose={onClose} title={t("manage")} closeLabel={common("close")}>
      {administrator && <Deeds administrator={administrator} />}
    </Dialog>
  );
}
