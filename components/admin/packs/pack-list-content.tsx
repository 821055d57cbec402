import { useQuery } from "@tanstack/react-query";
import { fetchPacks, packKeys } from "@/lib/content/client/packs";
import { PackList } from "./pack-list";

/** The packs as the server lists them. */
export function PackListContent() {
  const { data, error, isFetching, refetch } = useQuery({ queryKey: packKeys.list, queryFn: fetchPacks });
  const state = data ? { packs: data.packs } : error && !isFetching ? "failed" : "loading";
  return <PackList state={state} onRetry={() => void refetch()} />;
}
