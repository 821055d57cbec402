"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { Loaded } from "@/components/admin/frame/loaded";
import { SearchField } from "@/components/admin/frame/search-field";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { useUrlState } from "@/components/admin/frame/use-url-state";
import { useLanguage } from "@/components/layout/language-provider";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { administrationKeys, fetchGivenUpMails, fetchPeople } from "@/lib/accounts/client/administration";
import type { ListedPerson } from "@/lib/accounts/schema/people";
import { MailList } from "./mail-list";
import { PersonDialog } from "./person-dialog";
import { StateBadge } from "./state-badge";

/** Mails that were given up on. */
function GivenUpMails() {
  const t = useTranslations("admin.people.mails");
  const query = useQuery({ queryKey: administrationKeys.mails, queryFn: fetchGivenUpMails });
  return (
    <Card as="section" tone="flat" aria-labelledby="given-up-title" className="grid gap-3">
      <h2 id="given-up-title" className="text-2xl">
        {t("title")}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? <p>{t("none")}</p> : <MailList mails={items} changes={administrationKeys.mails} />
        }
      </Loaded>
    </Card>
  );
}

const COLUMNS = ["name", "email", "registered", "state"] as const;

function PeopleTable({ people, onOpen }: { people: readonly ListedPerson[]; onOpen(id: string): void }) {
  const t = useTranslations("admin.people");
  const { info } = useLanguage();
  const day = new Intl.DateTimeFormat(info.tag, { dateStyle: "medium" });
  return (
    <Table label={t("rows")} columns={COLUMNS.map((column) => t(column))}>
      {people.map((person) => (
        <tr key={person.id}>
          <th scope="row">
            <button type="button" className="link min-h-11 text-start" onClick={() => onOpen(person.id)}>
              <span className="sr-only">{t("open")} </span>
              <bdi>{`${person.firstName} ${person.lastName}`}</bdi>
            </button>
          </th>
          <td>
            <bdi dir="ltr">{person.email}</bdi>
          </td>
          <td>{day.format(new Date(person.registeredAt))}</td>
          <td>
            <StateBadge person={person} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function People() {
  const t = useTranslations("admin.people");
  const [address, change] = useUrlState();
  const search = address.get("q") ?? "";
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useInfiniteQuery({
    queryKey: [...administrationKeys.people, "search", search],
    queryFn: ({ pageParam }) => fetchPeople(search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  useAdminOnly(query.error);
  return (
    <div className="grid gap-4">
      <SearchField className="max-w-md" label={t("search")} value={search} onChange={(q) => change({ q: q || null })} />
      <Loaded query={query}>
        {({ pages }) => {
          const people = pages.flatMap(({ items }) => items);
          if (people.length === 0) return <EmptyState title={t("empty")} />;
          return <PeopleTable people={people} onOpen={setOpenId} />;
        }}
      </Loaded>
      {query.hasNextPage && (
        <p>
          <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("more")}
          </Button>
        </p>
      )}
      <PersonDialog id={openId} onClose={() => setOpenId(null)} />
    </div>
  );
}

/** The administrators' page of people: accounts, what can be done for them, and mails that could not be sent. */
export function PeopleScreen() {
  const t = useTranslations("admin.people");
  return (
    <AdminFrame current="/admin/people">
      <header className="mb-6 grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
        <p className="lede">{t("lead")}</p>
      </header>
      <div className="grid gap-10">
        <Suspense>
          <People />
        </Suspense>
        <GivenUpMails />
      </div>
    </AdminFrame>
  );
}
