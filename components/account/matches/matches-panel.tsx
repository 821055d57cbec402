"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { useStayAt } from "@/components/layout/use-stay-at";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { LoadFailed, Loading } from "@/components/ui/loading";
import { formatLongDate } from "@/lib/platform/format-date";
import { HttpError, limitSentence } from "@/lib/platform/http/fetch-json";
import { fetchMatches, matchKeys } from "@/lib/reports/client/matches";
import type { MatchListReply } from "@/lib/reports/schema";
import { CreateCode } from "./create-code";
import { EnterCode } from "./enter-code";
import { InvitationNote } from "./invitation";
import { MatchList } from "./match-list";
import { ReportFirst } from "./report-first";

/** The part of the address at which comparing stands. */
const MATCHES_ID = "pairs";
const POLL_MS = 10_000;

function LoadedMatches({ list }: { list: MatchListReply }) {
  const t = useTranslations("pairs");
  const tag = useLocale();
  return (
    <>
      {list.ready && <InvitationNote />}
      {list.otherEndedAt && (
        <Alert>
          <p>{t("list.otherEnded", { date: formatLongDate(list.otherEndedAt, tag) ?? "" })}</p>
        </Alert>
      )}
      <MatchList pairs={list.pairs} packs={list.packs} />
      {list.ready ? (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <CreateCode until={list.codeUntil} />
          <EnterCode />
        </div>
      ) : (
        <ReportFirst otherwise={<Alert>{t("needsResult")}</Alert>} />
      )}
    </>
  );
}

/** Comparing oneself with somebody: the people one is connected with, and the codes by which both agree. */
export function MatchesPanel() {
  const t = useTranslations("pairs");
  const common = useTranslations("common");
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: matchKeys.list,
    queryFn: fetchMatches,
    // While a code is out, the other person may enter it at any moment.
    refetchInterval: ({ state }) => (state.data?.codeUntil ? POLL_MS : false),
  });
  const card = useRef<HTMLDivElement>(null);
  useStayAt(card, MATCHES_ID, data !== undefined);
  if (error instanceof HttpError && error.status === 401) return null;
  const failed = !data && error && !isFetching;
  return (
    <Card as="section" ref={card} id={MATCHES_ID} tone="flat" aria-labelledby="pairs-title" className="mt-8 grid gap-6">
      <div className="grid gap-2">
        <h2 id="pairs-title" tabIndex={-1} className="text-2xl">
          {t("title")}
        </h2>
        <p className="text-ink-soft">{t("lead")}</p>
      </div>
      {data && <LoadedMatches list={data} />}
      {!data && !failed && <Loading>{t("loading")}</Loading>}
      {failed && (
        <LoadFailed
          sentence={limitSentence(error) ?? t("failed")}
          retry={common("retry")}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}
