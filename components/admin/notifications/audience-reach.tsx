import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { fetchAudience, notificationKeys } from "@/lib/notifications/client/requests";
import type { NotificationDraft } from "@/lib/notifications/domain/draft";

/** Milliseconds: people register while somebody is writing. */
const COUNT_AGAIN = 15_000;

/** How many people would get it, counted by the server. */
export function AudienceReach({ draft }: { draft: NotificationDraft }) {
  const t = useTranslations("admin.notifications.reach");
  const { targetAudience, personalityTypes } = draft;
  const none = targetAudience === "personality_types" && personalityTypes.length === 0;
  const types = targetAudience === "personality_types" ? personalityTypes : [];
  const { data, isError } = useQuery({
    queryKey: notificationKeys.audience(targetAudience, types),
    queryFn: () => fetchAudience(targetAudience, types),
    enabled: !none,
    refetchInterval: COUNT_AGAIN,
    placeholderData: keepPreviousData,
  });
  const words = () => {
    if (none) return t("choose");
    if (isError) return t("failed");
    return data === undefined ? t("counting") : t("people", { count: data });
  };
  return (
    <p role="status" className="font-medium">
      {words()}
      {draft.scheduledFor !== "" && <span className="block text-sm font-normal text-ink-soft">{t("later")}</span>}
    </p>
  );
}
