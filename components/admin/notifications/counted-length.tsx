import { useTranslations } from "next-intl";

/** How many characters are left, or too many. */
export function CountedLength({ length, max }: { length: number; max: number }) {
  const t = useTranslations("admin.notifications.form");
  return <>{length > max ? t("over", { count: length - max }) : t("left", { count: max - length })}</>;
}
