"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { forgetUser, type StoredUser } from "@/lib/accounts/client";
import type { MeReply, SessionUser } from "@/lib/accounts/schema";
import { clearLocalDraft } from "@/lib/assessment/client/local-copy";
import { forgetOwed } from "@/lib/assessment/client/owed-draft";
import { DeletionDialog, DetailsDialog, EmailDialog, PasswordDialog } from "./account-dialogs";
import { ClosedDialog } from "./closed-dialog";
import { DownloadButton } from "./download-button";

const DIALOGS = ["details", "email", "password", "deletion"] as const;
type DialogName = (typeof DIALOGS)[number];

/** What a person may do with their own account. */
export function AccountActions({ user }: { user: StoredUser }) {
  const t = useTranslations("account");
  const queries = useQueryClient();
  const [open, setOpen] = useState<DialogName | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
  const onClose = () => setOpen(null);

  function finish(sentence: string) {
    setOpen(null);
    setNotice(sentence);
  }

  function onDetails(changed: SessionUser) {
    queries.setQueryData<MeReply>(["me"], (before) => ({ draft: null, ...before, user: changed }));
    finish(t("details.done"));
  }

  function onDeleted(instant: string) {
    clearLocalDraft(user.id);
    void forgetOwed(user.id);
    forgetUser();
    setOpen(null);
    setDeletesAt(instant);
  }

  function show(name: DialogName) {
    setNotice(null);
    setOpen(name);
  }

  return (
    <div className="grid gap-2 border-line border-t pt-4">
      {notice && <Alert tone="success">{notice}</Alert>}
      {DIALOGS.map((name) => (
        <Button
          key={name}
          variant={name === "deletion" ? "ghost" : "secondary"}
          wide
          aria-haspopup="dialog"
          className={name === "deletion" ? "order-last text-danger" : undefined}
          onClick={() => show(name)}
        >
          {t(`${name}.open`)}
        </Button>
      ))}
      <DownloadButton userId={user.id} />
      {open === "details" && <DetailsDialog {...{ user, onClose }} onDone={onDetails} />}
      {open === "email" && <EmailDialog {...{ user, onClose }} onDone={finish} />}
      {open === "password" && <PasswordDialog onClose={onClose} onDone={() => finish(t("password.done"))} />}
      {open === "deletion" && <DeletionDialog {...{ user, onClose }} onDone={onDeleted} />}
      {deletesAt && <ClosedDialog deletesAt={deletesAt} onLeave={() => window.location.assign("/")} />}
    </div>
  );
}
