import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { Spinner } from "@/components/ui/spinner";

/**
 * The place of the card before it is known where its person stands. What is below comes together with the card, whose
 * height nobody knows yet; where it is said why that takes long, the rest comes without it.
 */
export function HomePlace({ children }: { children?: ReactNode }) {
  const t = useTranslations("steps");
  return (
    <Card
      role="status"
      className={classes(
        "grid min-h-72 content-center justify-items-center gap-3 text-center text-ink-soft",
        !children && "home-awaited",
      )}
    >
      <p className="flex items-center gap-3">
        <Spinner /> {t("opening")}
      </p>
      {children}
    </Card>
  );
}
