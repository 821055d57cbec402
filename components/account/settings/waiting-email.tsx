"use client";

import { type UseMutationResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cancelEmailChange, fetchWaitingEmail, resendEmailChange } from "@/lib/accounts/client/session";
import type { WaitingEmailReply } from "@/lib/accounts/schema";
import { formatDateTime } from "@/lib/platform/format-date";
import { errorSentence } from "@/lib/platform/http/fetch-json";

/** The key of the query for the address that waits. */
export const waitingEmailKey = (userId: string) => ["waiting-email", userId] as const;

interface WaitingCardProps {
  readonly waiting: NonNullable<WaitingEmailReply["waiting"]>;
  readonly again: { readonly isPending: boolean; mutate(): void };
  readonly cancel: { readonly isPending: boolean; mutate(): void };
}

function WaitingCard({ waiting: { email, until }, again, cancel }: WaitingCardProps) {
  const t = useTranslations("account.email.waiting");
  const tag = useLocale();
  return (
    <Alert title={t("title")} className="grid gap-2">
      <p className="wrap-anywhere font-semibold">
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p>{t("text", { time: formatDateTime(until, { tag }) })}</p>
      <Button variant="secondary" wide busy={again.isPending} onClick={() => again.mutate()}>
        {t("again")}
      </Button>
      <Button variant="ghost" wide busy={cancel.isPending} onClick={() => cancel.mutate()}>
        {t("cancel")}
      </Button>
    </Alert>
  );
}

/** The new address that waits for its confirmation, with another link and a way back; nothing when none waits. */
export function WaitingEmail({ userId }: { userId: string }) {
  const t = useTranslations("account");
  const queries = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const queryKey = waitingEmailKey(userId);
  const { data } = useQuery({ queryKey, queryFn: () => fetchWaitingEmail(userId) });
  const again = useMutation({
    mutationFn: () => resendEmailChange(userId),
    onMutate: () => cancel.reset(),
    // What waited may be confirmed or over by now: the server says.
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const cancel: UseMutationResult<WaitingEmailReply> = useMutation({
    mutationFn: () => cancelEmailChange(userId),
    onMutate: () => again.reset(),
    onSuccess: (reply) => {
      queries.setQueryData<WaitingEmailReply>(queryKey, reply);
      // The button that had the focus is gone.
      place.current?.focus();
    },
  });
  const waiting = data?.waiting;
  const error = again.error ?? cancel.error;
  return (
    <div ref={place} tabIndex={-1} className="grid gap-2 empty:hidden">
      {waiting && <WaitingCard {...{ waiting, again, cancel }} />}
      {waiting && again.isSuccess && <Alert tone="success">{again.data.message}</Alert>}
      {!waiting && cancel.isSuccess && <Alert tone="success">{t("email.waiting.kept")}</Alert>}
      {error && <Alert tone="danger">{errorSentence(error, t("link.unreachable"))}</Alert>}
    </div>
  );
}
