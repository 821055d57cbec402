import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** The pairs are answered, and cannot be read: nothing is claimed, and there is a way to answer again. */
export function NotEnoughView({ onAgain }: { onAgain(): void }) {
  const t = useTranslations("results.notEnough");
  return (
    <EmptyState level={1} title={t("title")} action={<Button onClick={onAgain}>{t("again")}</Button>}>
      <p>{t("text")}</p>
    </EmptyState>
  );
}
