import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { limitSentence } from "@/lib/platform/http/fetch-json";

interface ListStatesProps {
  readonly pending: boolean;
  readonly error: Error | null;
  onRetry(): void;
}

/** What stands in the place of a list while it loads, and when it could not be loaded. */
export function ListStates({ pending, error, onRetry }: ListStatesProps) {
  const t = useTranslations("admin.programs");
  if (error) {
    return (
      <Alert tone="danger">
        {limitSentence(error) ?? t("failed")}{" "}
        <Button variant="ghost" size="sm" onClick={onRetry}>
          {t("retry")}
        </Button>
      </Alert>
    );
  }
  if (!pending) return null;
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner /> {t("loading")}
    </p>
  );
}
