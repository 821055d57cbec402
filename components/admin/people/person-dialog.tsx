"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Loaded } from "@/components/admin/frame/loaded";
import { useMay } from "@/components/admin/frame/use-administrator";
import { useDeed } from "@/components/admin/frame/use-deed";
import { useLanguage } from "@/components/layout/language-provider";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import {
  administrationKeys,
  confirmPerson,
  deletePerson,
  fetchPerson,
  keepPerson,
  mailPerson,
  personDataUrl,
} from "@/lib/accounts/client/administration";
import type { PersonRecord } from "@/lib/accounts/schema/people";
import { fetchPersonRuns } from "@/lib/analytics/client/dashboard";
import { dateTimeFormat, formatTime } from "@/lib/platform/format-date";
import { localeInfo } from "@/lib/platform/i18n/locales";
import { MailList } from "./mail-list";
import { StateBadge } from "./state-badge";

/** The records of a person, each with the way to it, and where their latest run stands. */
function Runs({ id }: { id: string }) {
  const t = useTranslations("admin.people.one");
  const stages = useTranslations("admin.analytics.funnel.stages");
  const { info } = useLanguage();
  const query = useQuery({ queryKey: [...administrationKeys.people, "runs", id], queryFn: () => fetchPersonRuns(id) });
  const time = dateTimeFormat(info);
  return (
    <section aria-labelledby="person-runs" className="grid gap-3">
      <h3 id="person-runs" className="text-lg">
        {t("runs")}
      </h3>
      <Loaded query={query}>
        {({ items, furthest }) => (
          <>
            <p>{furthest ? t("furthest", { step: stages(furthest) }) : t("notBegun")}</p>
            {items.length > 0 && (
              <ul>
                {items.map((record) => (
                  <li key={record.id}>
                    <ScreenLink
                      href={`/analytics?record=${encodeURIComponent(record.id)}`}
                      className="link inline-flex min-h-11 items-center"
                    >
                      {t("record", { time: time.format(new Date(record.completedAt)) })}
                    </ScreenLink>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Facts({ person }: { person: PersonRecord }) {
  const t = useTranslations("admin.people");
  const { assessments, reports } = person;
  const { tag, dir, name } = localeInfo(person.locale);
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      <dt>{t("email")}</dt>
      <dd>
        <bdi dir="ltr" className="wrap-anywhere">
          {person.email}
        </bdi>{" "}
        <StateBadge person={person} />
      </dd>
      {person.phoneNumber && (
        <>
          <dt>{t("one.phone")}</dt>
          <dd>
            <bdi dir="ltr">{person.phoneNumber}</bdi>
          </dd>
        </>
      )}
      <dt>{t("one.language")}</dt>
      <dd lang={tag} dir={dir}>
        {name}
      </dd>
      <dt>{t("one.keptLabel")}</dt>
      <dd>{t("one.kept", { assessments, reports })}</dd>
    </dl>
  );
}

/** What waits for its deletion, with the way back; else the button that begins it, after a question. */
function Deletion({ person: { id, deletesAt } }: { person: PersonRecord }) {
  const t = useTranslations("admin.people.one");
  const common = useTranslations("common");
  const { info } = useLanguage();
  const [asks, setAsks] = useState(false);
  const remove = useDeed(deletePerson, administrationKeys.people);
  const keep = useDeed(keepPerson, administrationKeys.people);
  if (deletesAt) {
    const time = formatTime(deletesAt, info);
    return (
      <Alert tone="warning" className="grid justify-items-start gap-3">
        <p>{t("deleting", { time })}</p>
        <Button busy={keep.isPending} onClick={() => keep.mutate(id)}>
          {t("keep")}
        </Button>
      </Alert>
    );
  }
  if (!asks) {
    return (
      <Button variant="danger" onClick={() => setAsks(true)}>
        {t("remove")}
      </Button>
    );
  }
  return (
    <Alert tone="danger" className="grid justify-items-start gap-3">
      <p>{t("sure")}</p>
      <span className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsks(false)}>
          {common("cancel")}
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(id)}>
          {t("sureYes")}
        </Button>
      </span>
    </Alert>
  );
}

/** What can be done for somebody, as far as the administrator may. */
function Deeds({ person }: { person: PersonRecord }) {
  const t = useTranslations("admin.people.one");
  const may = useMay();
  const confirm = useDeed(confirmPerson, administrationKeys.people);
  const mail = useDeed(
    (kind: "temporaryPassword" | "verifyEmail") => mailPerson(person.id, kind),
    administrationKeys.people,
  );
  const writes = may("people:write") && person.deletesAt === null;
  return (
    <div className="grid justify-items-start gap-3">
      {writes && !person.confirmed && (
        <>
          <Button variant="secondary" busy={confirm.isPending} onClick={() => confirm.mutate(person.id)}>
            {t("confirm")}
          </Button>
          <Button variant="secondary" busy={mail.isPending} onClick={() => mail.mutate("verifyEmail")}>
            {t("verifyEmail")}
          </Button>
        </>
      )}
      {writes && (
        <Button variant="secondary" busy={mail.isPending} onClick={() => mail.mutate("temporaryPassword")}>
          {t("temporaryPassword")}
        </Button>
      )}
      {may("data:export") && (
        <ButtonLink variant="secondary" href={personDataUrl(person.id)}>
          {t("export")}
        </ButtonLink>
      )}
      {may("people:write") && <Deletion person={person} />}
    </div>
  );
}

function Person({ id }: { id: string }) {
  const t = useTranslations("admin.people.one");
  const queryKey = [...administrationKeys.people, "one", id];
  const query = useQuery({ queryKey, queryFn: () => fetchPerson(id) });
  return (
    <Loaded query={query}>
      {({ person }) => (
        <div className="grid gap-6">
          <p className="text-xl">
            <bdi>{`${person.firstName} ${person.lastName}`}</bdi>
          </p>
          <Facts person={person} />
          <Runs id={id} />
          <Deeds person={person} />
          <section aria-labelledby="person-mails" className="grid gap-3">
            <h3 id="person-mails" className="text-lg">
              {t("mails")}
            </h3>
            {person.mails.length === 0 ? (
              <p className="text-ink-soft">{t("noMails")}</p>
            ) : (
              <MailList mails={person.mails} changes={administrationKeys.people} />
            )}
          </section>
        </div>
      )}
    </Loaded>
  );
}

/** One account, and what can be done for it; nothing while `id` is null. */
export function PersonDialog({ id, onClose }: { id: string | null; onClose(): void }) {
  const t = useTranslations("admin.people.one");
  const common = useTranslations("common");
  return (
    <Dialog open={id !== null} onClose={onClose} title={t("title")} closeLabel={common("close")}>
      {id !== null && <Person id={id} />}
    </Dialog>
  );
}
