import { useQuery } from "@tanstack/react-query";
import { fetchStats, notificationKeys } from "@/lib/notifications/client/requests";

/** The delivery figures, asked again every so many milliseconds while the tab can be seen. */
export function useStats(every: number) {
  return useQuery({ queryKey: notificationKeys.stats, queryFn: fetchStats, refetchInterval: every });
}
