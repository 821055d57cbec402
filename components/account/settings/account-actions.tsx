"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { downloadOwnData, forgetUser, type StoredUser } from "@/lib/accounts/client/session";
import type { MeReply, SessionUser, WaitingEmailReply } from "@/lib/accounts/schema";
import { forgetPerson } from "@/lib/assessment/client/run-sync";
import { formatTime } from "@/lib/platform/format-date";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { DeletionDialog, DetailsDialog, EmailDialog, PasswordDialog, SessionsDialog } from "./account-dialogs";
import { NoticesDialog } from "./notices-dialog";
import { waitingEmailKey } from "./waiting-email";

const REVOKE_URL_DELAY_MS = 60_000;

/** Hands a file to the browser's downloads. */
function downloadFile({ name, file }: { name: string; file: Blob }): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_URL_DELAY_MS);
}

/** Everything about oneself, as a file. */
function DownloadButton({ userId }: { userId: string }) {
  const t = useTranslations("account");
  const download = useMutation({ mutationFn: downloadOwnData, onSuccess: downloadFile });
  return (
    <>
      <Button variant="secondary" wide busy={download.isPending} onClick={() => download.mutate(userId)}>
        {t(download.isPending ? "sending" : "download.open")}
      </Button>
      {download.isSuccess && <Alert tone="success">{t("download.done")}</Alert>}
      {download.error && <Alert tone="danger">{errorSentence(download.error, t("link.unreachable"))}</Alert>}
    </>
  );
}

interface AccountClosedDialogProps {
  /** An ISO instant. */
  readonly deletesAt: string;
  onLeave(): void;
}

/** The account is closed, and may be kept until it is gone; every way out leads away from here. */
function AccountClosedDialog({ deletesAt, onLeave }: AccountClosedDialogProps) {
  const t = useTranslations("account.deletion");
  const common = useTranslations("common");
  const tag = useLocale();
  const time = formatTime(deletesAt, { tag });
  return (
    <Dialog
      open
      onClose={onLeave}
      title={t("doneTitle")}
      closeLabel={common("close")}
      footer={<Button onClick={onLeave}>{t("leave")}</Button>}
    >
      <p role="status">{t("done", { time })}</p>
    </Dialog>
  );
}

const DIALOGS = ["details", "email", "password", "sessions", "deletion"] as const;
type DialogName = (typeof DIALOGS)[number];

/** What a person may do with their own account. */
export function AccountActions({ user }: { user: StoredUser }) {
  const t = useTranslations("account");
  const notices = useTranslations("notifications");
  const queries = useQueryClient();
  const [open, setOpen] = useState<DialogName | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
  const onClose = () => setOpen(null);

  function finish(sentence: string) {
    setOpen(null);
    setNotice(sentence);
  }

  function onDetails(changed: SessionUser) {
    queries.setQueryData<MeReply>(["me"], (before) => ({
      ...{ draft: null, setAside: null, calibration: null },
      ...before,
      user: changed,
    }));
    finish(t("details.done"));
  }

  async function onEmail(sentence: string) {
    setOpen(null);
    const queryKey = waitingEmailKey(user.id);
    await queries.invalidateQueries({ queryKey });
    // The address that waits is told where it stands.
    if (!queries.getQueryData<WaitingEmailReply>(queryKey)?.waiting) setNotice(sentence);
  }

  function onDeletionRequested(instant: string) {
    void forgetPerson(user.id);
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
      <Button variant="secondary" wide aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {notices("choice.open")}
      </Button>
      <DownloadButton userId={user.id} />
      {choosing && <NoticesDialog onClose={() => setChoosing(false)} />}
      {open === "details" && <DetailsDialog {...{ user, onClose }} onDone={onDetails} />}
      {open === "email" && <EmailDialog {...{ user, onClose }} onDone={(sentence) => void onEmail(sentence)} />}
      {open === "password" && <PasswordDialog onClose={onClose} onDone={() => finish(t("password.done"))} />}
      {open === "sessions" && <SessionsDialog {...{ user, onClose }} onDone={() => finish(t("sessions.done"))} />}
      {open === "deletion" && <DeletionDialog {...{ user, onClose }} onDone={onDeletionRequested} />}
      {deletesAt && <AccountClosedDialog deletesAt={deletesAt} onLeave={() => window.location.assign("/")} />}
    </div>
  );
}
