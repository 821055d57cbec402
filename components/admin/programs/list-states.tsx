import { useTranslations } from "next-intl";
import { LoadFailed, Loading } from "@/components/ui/loading";
import { limitSentence } from "@/lib/platform/http/fetch-json";

interface ListStatesProps {
  readonly pending: boolean;
  readonly error: Error | null;
  onRetry(): void;
}

/** What stands in the place of a list while it loads, and when it could not be loaded. */
export function ListStates({ pending, error, onRetry }: ListStatesProps) {
  const t = useTranslations("admin.programs");
  if (error) return <LoadFailed sentence={limitSentence(error) ?? t("failed")} retry={t("retry")} onRetry={onRetry} />;
  return pending && <Loading>{t("loading")}</Loading>;
}
