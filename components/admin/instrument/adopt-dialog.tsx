import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { useAdopt } from "./use-instrument";

interface AdoptButtonProps {
  /** The calibration to adopt; null goes back to the edition as it was set. */
  readonly calibrationId: string | null;
  readonly label: string;
  readonly variant?: ButtonVariant;
}

/** The button that changes what new runs begin with, after a question. */
export function AdoptButton({ calibrationId, label, variant = "primary" }: AdoptButtonProps) {
  const t = useTranslations("admin.instrument.adopt");
  const [open, setOpen] = useState(false);
  const { mutate, error, isPending, reset } = useAdopt(() => {
    setOpen(false);
    toast({ title: t("done") });
  });
  const close = () => {
    setOpen(false);
    reset();
  };
  const what = calibrationId === null ? "back" : "take";
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t(`${what}.title`)}
        closeLabel={t("close")}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t("cancel")}
            </Button>
            <Button busy={isPending} onClick={() => mutate(calibrationId)}>
              {t(`${what}.confirm`)}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p>{t(`${what}.text`)}</p>
          <p>{t("kept")}</p>
          {error && <Alert tone="danger">{errorSentence(error, t("failed"))}</Alert>}
        </div>
      </Dialog>
    </>
  );
}
