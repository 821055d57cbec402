import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";

/** A token or a secret just after it was made: it is shown here and nowhere else. */
export function ToldOnce({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useTranslations("admin.programs");
  return (
    <Alert tone="success">
      <p>
        {label} {t("once")}
      </p>
      <code dir="ltr" className="mt-2 block wrap-anywhere" data-told-once>
        {value}
      </code>
    </Alert>
  );
}
