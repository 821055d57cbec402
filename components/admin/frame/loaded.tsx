import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LoadFailed, Loading } from "@/components/ui/loading";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { useAdminOnly } from "./use-admin-only";

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    refetch(): Promise<unknown>;
  };
  readonly children: (data: Data) => ReactNode;
}

/**
 * What a query brought; until then that it loads, or that it failed and a way to try again. Leaves where the session
 * has ended.
 */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  const t = useTranslations("admin.administrators");
  useAdminOnly(error);
  if (data !== undefined) return children(data);
  if (!error) {
    return <Loading className="py-4">{t("loading")}</Loading>;
  }
  return (
    <LoadFailed sentence={limitSentence(error) ?? t("failed")} retry={t("retry")} onRetry={() => void refetch()} />
  );
}
