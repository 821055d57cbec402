import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";

/** The browser remembers a user, but not who, or the session has ended. */
export function SignedOutView() {
  const t = useTranslations("reports");
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
      <Alert tone="danger">{t("noUser")}</Alert>
      <ScreenLink href="/login" className="btn btn-primary">
        {t("logIn")}
      </ScreenLink>
    </div>
  );
}
