import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { ListedPerson } from "@/lib/accounts/schema/people";

/** Whether an account is confirmed, or waits for its deletion. */
export function StateBadge({ person }: { person: Pick<ListedPerson, "confirmed" | "deletesAt"> }) {
  const t = useTranslations("admin.people.states");
  if (person.deletesAt !== null) return <Badge tone="danger">{t("deleting")}</Badge>;
  return person.confirmed ? (
    <Badge tone="success">{t("confirmed")}</Badge>
  ) : (
    <Badge tone="warning">{t("unconfirmed")}</Badge>
  );
}
