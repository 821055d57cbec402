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

/** What was done: in words of ours, which follow the language of the page, or in those of the server. */
type Notice =
  | {
      readonly key: "details.done" | "password.done" | "sessions.done";
      /** The address that waited for its link does so no longer. */
      readonly dropped?: boolean;
    }
  | { readonly sentence: string };

/** What was done last, and what it means for a new address that waits for its link. */
function useNotice(userId: string) {
  const queries = useQueryClient();
  const [notice, setNotice] = useState<Notice | null>(null);
  const queryKey = waitingEmailKey(userId);
  const waits = () => Boolean(queries.getQueryData<WaitingEmailReply>(queryKey)?.waiting);

  /** The link to a new address is sent; the address that waits is told where it stands. */
  async function onEmail(sentence: string) {
    await queries.invalidateQueries({ queryKey });
    if (!waits()) setNotice({ sentence });
  }

  /** Every other session ended, and with them the link to a new address: the page says that it is over. */
  async function onSecured(done: "password" | "sessions") {
    const waited = waits();
    await queries.invalidateQueries({ queryKey });
    setNotice({ key: `${done}.done`, dropped: waited && !waits() });
  }

  return { notice, setNotice, onEmail, onSecured };
}

/** What a person may do with their own account. */
export function AccountActions({ user }: { user: StoredUser }) {
  const t = useTranslations("account");
  const notices = useTranslations("notifications");
  const queries = useQueryClient();
  const [open, setOpen] = useState<DialogName | null>(null);
  const [choosing, setChoosing] = useState(false);
  const { notice, setNotice, onEmail, onSecured } = useNotice(user.id);
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
  const onClose = () => setOpen(null);

  function finish(done: Notice) {
    setOpen(null);
    setNotice(done);
  }

  /** The dialog closes at once; what was done is said when it is known. */
  function closeAfter(told: Promise<void>) {
    setOpen(null);
    void told;
  }

  function onDetails(changed: SessionUser) {
    queries.setQueryData<MeReply>(["me"], (before) => ({
      ...{ draft: null, setAside: null, calibration: null },
      ...before,
      user: changed,
    }));
    finish({ key: "details.done" });
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
      {notice && (
        <Alert tone="success">
          {"key" in notice ? t(notice.key) : notice.sentence} {"key" in notice && notice.dropped && t("email.dropped")}
        </Alert>
      )}
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
      {open === "email" && <EmailDialog {...{ user, onClose }} onDone={(sentence) => closeAfter(onEmail(sentence))} />}
      {open === "password" && <PasswordDialog onClose={onClose} onDone={() => closeAfter(onSecured("password"))} />}
      {open === "sessions" && (
        <SessionsDialog {...{ user, onClose }} onDone={() => closeAfter(onSecured("sessions"))} />
      )}
      {open === "deletion" && <DeletionDialog {...{ user, onClose }} onDone={onDeletionRequested} />}
      {deletesAt && <AccountClosedDialog deletesAt={deletesAt} onLeave={() => window.location.assign("/")} />}
    </div>
  );
}
