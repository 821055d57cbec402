import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Spinner } from "@/components/ui/spinner";
import { fetchPacks, packKeys } from "@/lib/content/client/packs";
import type { PackListReply } from "@/lib/content/schema/packs";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { DeletedPacks } from "./pack-actions";
import { PackCard } from "./pack-card";

interface PackListProps {
  readonly state: "loading" | { readonly failed: string | null } | PackListReply;
  onRetry(): void;
}

function Packs({ state, onRetry }: PackListProps) {
  const t = useTranslations("admin.packs");
  if (state === "loading") {
    return (
      <p role="status" className="flex items-center gap-3 py-8 text-ink-soft">
        <Spinner /> {t("loading")}
      </p>
    );
  }
  if ("failed" in state) {
    return (
      <div className="grid justify-items-start gap-4">
        <Alert tone="danger">{state.failed ?? t("loadFailed")}</Alert>
        <Button variant="secondary" onClick={onRetry}>
          {t("retry")}
        </Button>
      </div>
    );
  }
  if (state.packs.length + state.deleted.length === 0) {
    return (
      <EmptyState title={t("empty")} level={3}>
        <p>{t("emptyText")}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-4">
        {state.packs.map((pack) => (
          <PackCard key={pack.slug} pack={pack} />
        ))}
      </ul>
      <DeletedPacks packs={state.deleted} />
    </>
  );
}

/** All packs, or why they are not there. */
function PackList(props: PackListProps) {
  const t = useTranslations("admin.packs");
  return (
    <section aria-labelledby="packs-title" className="grid gap-4">
      <h2 id="packs-title" className="text-2xl">
        {t("listTitle")}
      </h2>
      <Packs {...props} />
    </section>
  );
}

/** The packs as the server lists them. */
export function PackListContent() {
  const { data, error, isFetching, refetch } = useQuery({ queryKey: packKeys.list, queryFn: fetchPacks });
  const state = data ?? (error && !isFetching ? { failed: limitSentence(error) } : "loading");
  return <PackList state={state} onRetry={() => void refetch()} />;
}
