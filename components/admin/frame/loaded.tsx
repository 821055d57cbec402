import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { limitSentence } from "@/lib/platform/http/fetch-json";

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    refetch(): Promise<unknown>;
  };
  readonly children: (data: Data) => ReactNode;
}

/** What a query brought; until then that it loads, or that it failed and a way to try again. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  const t = useTranslations("admin.administrators");
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <p role="status" className="flex items-center gap-3 py-4 text-ink-soft">
        <Spinner /> {t("loading")}
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="danger">{limitSentence(error) ?? t("failed")}</Alert>
      <Button variant="secondary" onClick={() => void refetch()}>
        {t("retry")}
      </Button>
    </div>
  );
}
