"use client";

import { useTranslations } from "next-intl";
import {
  changeDetails,
  changeEmail,
  changePassword,
  deleteAccount,
  logoutElsewhere,
  type StoredUser,
} from "@/lib/accounts/client/session";
import type { SessionUser } from "@/lib/accounts/schema";
import { CONFIRM_PASSWORD, CURRENT_PASSWORD, detailsFields, NEW_EMAIL, NEW_PASSWORD_FIELDS } from "./form-fields";
import { SettingDialog } from "./setting-dialog";

interface DialogProps {
  readonly user: StoredUser;
  onClose(): void;
}

/** Names and phone number. */
export function DetailsDialog({ user, onClose, onDone }: DialogProps & { onDone(user: SessionUser): void }) {
  const t = useTranslations("account.details");
  const common = useTranslations("common");
  return (
    <SettingDialog
      title={t("title")}
      fields={detailsFields(user)}
      submit={common("save")}
      work={({ firstName = "", lastName = "", phoneNumber = "" }) =>
        changeDetails(user.id, { firstName, lastName, phoneNumber: phoneNumber || null })
      }
      {...{ onDone, onClose }}
    />
  );
}

/** Another address; the server's sentence says what comes next. */
export function EmailDialog({ user, onClose, onDone }: DialogProps & { onDone(message: string): void }) {
  const t = useTranslations("account.email");
  return (
    <SettingDialog
      title={t("title")}
      intro={<p>{t("intro")}</p>}
      fields={[NEW_EMAIL, CONFIRM_PASSWORD]}
      submit={t("submit")}
      work={({ email = "", password = "" }) => changeEmail(user.id, { email, password })}
      onDone={({ message }) => onDone(message)}
      onClose={onClose}
    />
  );
}

/** Another password, for whoever knows the present one. */
export function PasswordDialog({ onClose, onDone }: Omit<DialogProps, "user"> & { onDone(): void }) {
  const t = useTranslations("account.password");
  return (
    <SettingDialog
      title={t("title")}
      intro={<p>{t("intro")}</p>}
      fields={[CURRENT_PASSWORD, ...NEW_PASSWORD_FIELDS]}
      submit={t("submit")}
      work={({ currentPassword, newPassword = "" }) => changePassword({ currentPassword, newPassword })}
      {...{ onDone, onClose }}
    />
  );
}

/** The end of every session but this one. */
export function SessionsDialog({ user, onClose, onDone }: DialogProps & { onDone(): void }) {
  const t = useTranslations("account.sessions");
  return (
    <SettingDialog
      title={t("title")}
      intro={<p>{t("intro")}</p>}
      fields={[]}
      submit={t("submit")}
      work={() => logoutElsewhere(user.id)}
      {...{ onDone, onClose }}
    />
  );
}

/** The end of the account; `onDone` gets the ISO instant at which it is gone. */
export function DeletionDialog({ user, onClose, onDone }: DialogProps & { onDone(deletesAt: string): void }) {
  const t = useTranslations("account.deletion");
  return (
    <SettingDialog
      title={t("title")}
      intro={
        <>
          <p>{t("intro")}</p>
          <p>{t("undo")}</p>
        </>
      }
      fields={[CONFIRM_PASSWORD]}
      submit={t("submit")}
      danger
      work={({ password = "" }) => deleteAccount(user.id, password)}
      onDone={({ deletesAt }) => onDone(deletesAt)}
      onClose={onClose}
    />
  );
}
