"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { QueryProvider } from "@/components/layout/query-provider";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Loading } from "@/components/ui/loading";
import { storedUser } from "@/lib/accounts/client/session";
import { errorSentence, HttpError } from "@/lib/platform/http/fetch-json";
import { joinMatch, matchReportUrl, previewMatch } from "@/lib/reports/client/matches";
import { type Invitation as InvitationCode, parseSender } from "@/lib/reports/domain/match/code";
import { SharedDataList } from "./confirm-match-dialog";
import { forgetInvitation, readInvitation } from "./invitation";
import { ReportFirst } from "./report-first";

interface Visit {
  readonly invitation: InvitationCode | null;
  /** Whose shared report led here, where no invitation did. */
  readonly sender: string | null;
  readonly signedIn: boolean;
}

/** What this is, for whoever has no result here yet; the invitation waits in this browser. */
function Welcome({ invitation, sender = null, signedIn }: Omit<Visit, "sender"> & { sender?: string | null }) {
  const t = useTranslations("pairs.invite");
  const name = invitation?.from;
  return (
    <Card className="grid gap-5">
      <p className="wrap-anywhere">
        {name
          ? t("textFrom", { name })
          : sender
            ? t("textWith", { name: sender })
            : t(invitation ? "text" : "textAlone")}
      </p>
      <SharedDataList />
      {invitation && <p>{t("waits")}</p>}
      <div className="flex flex-wrap gap-3">
        {signedIn ? (
          <ScreenLink href="/reports#pairs" className="btn btn-primary">
            {t("toReports")}
          </ScreenLink>
        ) : (
          <>
            <ScreenLink href="/" className="btn btn-primary">
              {t("start")}
            </ScreenLink>
            <ScreenLink href="/login" className="btn btn-secondary">
              {t("signIn")}
            </ScreenLink>
          </>
        )}
      </div>
    </Card>
  );
}

/** Whose invitation it is, and the consent; the report of the two opens at once. */
function Consent({ code, name }: { code: string; name: string }) {
  const t = useTranslations("pairs");
  const { locale } = useLanguage();
  const join = useMutation({
    mutationFn: () => joinMatch(code),
    onSuccess: ({ pair }) => {
      forgetInvitation();
      window.location.assign(matchReportUrl(pair.id, locale));
    },
  });
  return (
    <Card as="section" aria-labelledby="consent" className="grid gap-5">
      <h2 id="consent" className="wrap-anywhere text-2xl">
        {t("enter.confirmTitle", { name })}
      </h2>
      <p className="wrap-anywhere">{t("invite.from", { name })}</p>
      <SharedDataList />
      {join.error && <Alert tone="danger">{errorSentence(join.error, t("error"))}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button busy={join.isPending || join.isSuccess} onClick={() => join.mutate()}>
          {t("enter.agree")}
        </Button>
        <ScreenLink href="/reports" className="btn btn-ghost" onClick={forgetInvitation}>
          {t("invite.decline")}
        </ScreenLink>
      </div>
    </Card>
  );
}

/** The invitation of somebody who is signed in here. */
function Invitation({ invitation }: { invitation: InvitationCode }) {
  const t = useTranslations("pairs");
  const { code } = invitation;
  const { data, error } = useQuery({
    queryKey: ["invitation", code],
    queryFn: () => previewMatch(code),
    networkMode: "always",
  });
  const gone = error instanceof HttpError && error.status === 404;
  useEffect(() => {
    if (gone) forgetInvitation();
  }, [gone]);
  if (data) return <Consent code={code} name={data.firstName} />;
  if (error instanceof HttpError && error.status === 401) return <Welcome invitation={invitation} signedIn={false} />;
  if (!error) {
    return <Loading>{t("loading")}</Loading>;
  }
  const refused = (
    <div className="grid justify-items-start gap-4">
      <Alert tone="danger">{errorSentence(error, t("error"))}</Alert>
      <ScreenLink href="/" className="btn btn-primary">
        {t("invite.goOn")}
      </ScreenLink>
    </div>
  );
  return error instanceof HttpError && error.status === 409 ? (
    <ReportFirst invites={invitation.from} otherwise={refused} />
  ) : (
    refused
  );
}

/** Where an invitation to be compared leads. */
export function CompareScreen() {
  const t = useTranslations("pairs");
  const [visit, setVisit] = useState<Visit | null>(null);
  useEffect(() => {
    const { hash } = window.location;
    const sender = parseSender(hash);
    // Whoever comes from somebody's shared report reads of that person, and not of an older invitation by another.
    const invitation = sender === null ? readInvitation(hash) : null;
    setVisit({ invitation, sender, signedIn: storedUser() !== null });
  }, []);
  const invitation = visit?.invitation ?? null;
  const sender = visit?.sender;
  // Whoever is signed in is told by the server whose it is, which is to be relied on.
  const name = visit?.signedIn ? null : invitation?.from;
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <h1 className="wrap-anywhere text-3xl sm:text-4xl">
        {name
          ? t("invite.titleFrom", { name })
          : sender
            ? t("invite.titleWith", { name: sender })
            : t(invitation ? "invite.title" : "title")}
      </h1>
      {visit &&
        (invitation && visit.signedIn ? (
          <QueryProvider>
            <Invitation invitation={invitation} />
          </QueryProvider>
        ) : (
          <Welcome {...visit} />
        ))}
    </div>
  );
}
