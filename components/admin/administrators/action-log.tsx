"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Loaded } from "@/components/admin/frame/loaded";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { useUrlState } from "@/components/admin/frame/use-url-state";
import { useLanguage } from "@/components/layout/language-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { SelectField, TextField } from "@/components/ui/fields";
import { Table } from "@/components/ui/table";
import { administrationKeys, fetchActions, fetchAdministrators } from "@/lib/accounts/client/administration";
import { ADMIN_ACTIONS, type AdminAction } from "@/lib/accounts/domain/actions";
import type { ActionRecord } from "@/lib/accounts/schema/administrators";
import { formatDateTime } from "@/lib/platform/format-date";

const FILTERS = ["administrator", "action", "from", "to"] as const;
const COLUMNS = ["when", "who", "what", "subject", "endpoint"] as const;
const SHARED = "shared";

const actionOf = (text: string | null): AdminAction | undefined => ADMIN_ACTIONS.find((each) => each === text);

function Filters() {
  const t = useTranslations("admin.administrators.log");
  const [query, change] = useUrlState();
  const { data } = useQuery({ queryKey: administrationKeys.all, queryFn: fetchAdministrators });
  const any = { value: "", label: t("any") };
  const people = (data?.items ?? []).map(({ id, email }) => ({ value: id, label: email }));
  const field = (name: (typeof FILTERS)[number]) => ({
    name,
    value: query.get(name) ?? "",
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value || null }),
  });
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        label={t("who")}
        options={[any, { value: SHARED, label: t("shared") }, ...people]}
        {...field("administrator")}
      />
      <SelectField
        label={t("what")}
        options={[any, ...ADMIN_ACTIONS.map((action) => ({ value: action, label: t(`actions.${action}`) }))]}
        {...field("action")}
      />
      <TextField label={t("from")} type="date" {...field("from")} />
      <TextField label={t("to")} type="date" {...field("to")} />
    </div>
  );
}

function Rows({ items }: { items: readonly ActionRecord[] }) {
  const t = useTranslations("admin.administrators.log");
  const { info } = useLanguage();
  const nameOf = (action: string) => {
    const known = actionOf(action);
    return known ? t(`actions.${known}`) : action;
  };
  return (
    <Table label={t("rows")} columns={COLUMNS.map((column) => t(column))}>
      {items.map(({ id, at, email, action, subject, endpoint }) => (
        <tr key={id}>
          <td className="whitespace-nowrap">{formatDateTime(at, { tag: info.tag, exact: true })}</td>
          <td>{email === null ? t("shared") : <bdi dir="ltr">{email}</bdi>}</td>
          <th scope="row">{nameOf(action)}</th>
          <td>
            <bdi dir="ltr">{subject}</bdi>
          </td>
          <td>
            <code dir="ltr">{endpoint}</code>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** What administrators did and were refused, the latest first, for owners. */
export function ActionLog() {
  const t = useTranslations("admin.administrators.log");
  const [query] = useUrlState();
  const chosen = Object.fromEntries(FILTERS.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
  const { action: named, ...others } = chosen;
  const action = actionOf(named ?? null);
  const log = useInfiniteQuery({
    queryKey: [...administrationKeys.actions, chosen],
    queryFn: ({ pageParam }) => fetchActions({ ...others, ...(action && { action }) }, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  useAdminOnly(log.error);
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-ink-soft">{t("lead")}</p>
      <Filters />
      <Loaded query={log}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length === 0 ? <EmptyState title={t("empty")} /> : <Rows items={items} />;
        }}
      </Loaded>
      {log.hasNextPage && (
        <p>
          <Button variant="secondary" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t("older")}
          </Button>
        </p>
      )}
    </div>
  );
}
