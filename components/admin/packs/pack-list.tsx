import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailed, Loading } from "@/components/ui/loading";
import { fetchPacks, packKeys } from "@/lib/content/client/packs";
import type { PackListItem, PackListReply } from "@/lib/content/schema/packs";
import { formatLongDate } from "@/lib/platform/format-date";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { DeletedPacks, PackActions } from "./pack-actions";
import { PackFiles, SampleLinks, WriteLink } from "./pack-files";
import { QaContent } from "./qa-panel";

/** One pack: what it is, its samples, its checks and its files. */
function PackCard({ pack }: { pack: PackListItem }) {
  const t = useTranslations("admin.packs");
  const tag = useLocale();
  const { slug, domain, input, version, createdAt, isPublic, hidden, released } = pack;
  const state = isPublic ? (released ? "released" : "public") : hidden ? "hidden" : "notPublic";
  const date = formatLongDate(createdAt, tag) ?? "";
  return (
    <Card as="li" className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="wrap-anywhere text-xl">
          <bdi>{domain}</bdi>
        </h3>
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          <bdi dir="ltr" className="wrap-anywhere">
            {slug}
          </bdi>
          <Badge>{t(`inputs.${input}`)}</Badge>
          <Badge tone={isPublic ? "success" : "neutral"}>{t(state)}</Badge>
        </p>
        <p className="text-ink-soft text-sm">{t("createdOn", { date, version })}</p>
      </div>
      <PackActions pack={pack} />
      <WriteLink slug={slug} />
      <SampleLinks slug={slug} />
      <QaContent pack={pack} />
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("filesTitle")}</summary>
        <PackFiles slug={slug} />
      </details>
    </Card>
  );
}

interface PackListProps {
  readonly state: "loading" | { readonly failed: string | null } | PackListReply;
  onRetry(): void;
}

function Packs({ state, onRetry }: PackListProps) {
  const t = useTranslations("admin.packs");
  if (state === "loading") {
    return <Loading className="py-8">{t("loading")}</Loading>;
  }
  if ("failed" in state) {
    return <LoadFailed sentence={state.failed ?? t("loadFailed")} retry={t("retry")} onRetry={onRetry} />;
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
