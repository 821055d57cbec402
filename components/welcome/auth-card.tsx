import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { Returning } from "./returning-user";
import { WelcomeForm } from "./welcome-form";

export interface AuthCardProps {
  returning: Returning;
  reportType: ReportType;
  onEntered(): void;
  /** What the button to it links to, where it is the only way on. */
  id?: string;
}

/** The way in for whoever is not signed in. */
export function AuthCard({ returning, reportType, onEntered, id }: AuthCardProps) {
  const t = useTranslations();
  const [verifying, setVerifying] = useState<string | null>(null);
  const loggedOut = returning.kind === "loggedOut";
  const expired = returning.kind === "expired" ? returning.user : null;
  return (
    <Card as="section" id={id} tabIndex={-1} className="grid gap-5 lg:sticky lg:[inset-block-start:5rem]">
      {loggedOut && <Alert>{t("welcome.back.loggedOut")}</Alert>}
      {expired && <Alert>{t("auth.expired")}</Alert>}
      {verifying !== null && (
        <Alert tone="success" title={t("auth.verifyTitle")}>
          <p>{t("auth.verifyText", { email: verifying })}</p>
          <p>
            <a href="/login" className="link">
              {t("auth.verifyAgain")}
            </a>
          </p>
        </Alert>
      )}
      <WelcomeForm
        key={expired?.id ?? "visitor"}
        {...{ reportType, onEntered }}
        onVerify={setVerifying}
        initialMode={expired ? "login" : "register"}
        initialEmail={expired?.email ?? ""}
        takesFocus={loggedOut}
      />
    </Card>
  );
}
