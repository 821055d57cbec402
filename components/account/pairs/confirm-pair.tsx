import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { WhatIsShown } from "./what-is-shown";

interface ConfirmPairProps {
  readonly name: string;
  readonly busy: boolean;
  readonly error: string | null;
  onAgree(): void;
  onCancel(): void;
}

/** The second consent: who the other one is and what both will see, before anything is shared. */
export function ConfirmPair({ name, busy, error, onAgree, onCancel }: ConfirmPairProps) {
  const t = useTranslations("pairs.enter");
  const common = useTranslations("common");
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t("confirmTitle", { name })}
      closeLabel={common("close")}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {common("cancel")}
          </Button>
          <Button busy={busy} onClick={onAgree}>
            {t("agree")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere">{t("confirmText", { name })}</p>
        <WhatIsShown />
        {error && <Alert tone="danger">{error}</Alert>}
      </div>
    </Dialog>
  );
}
