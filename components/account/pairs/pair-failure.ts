import { useTranslations } from "next-intl";
import { HttpError } from "@/lib/platform/http/fetch-json";

/** The sentence for a failed request: the server's own, where it gave one. */
export function usePairFailure(): (thrown: Error) => string {
  const t = useTranslations("pairs");
  return (thrown) => (thrown instanceof HttpError && thrown.sentence) || t("error");
}
