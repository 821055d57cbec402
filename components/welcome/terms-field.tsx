import { useTranslations } from "next-intl";
import { type ComponentType, useState } from "react";
import { Checkbox } from "@/components/ui/fields";
import type { LegalDialogProps } from "./legal-dialog";

/** The consent, with the texts one touch away; they are loaded when they are first asked for. */
export function TermsField({ error }: { error: string | undefined }) {
  const t = useTranslations("auth");
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [LegalDialog, setLegalDialog] = useState<ComponentType<LegalDialogProps> | null>(null);

  async function show() {
    setOpen(true);
    setFailed(false);
    try {
      const loaded = await import("./legal-dialog");
      setLegalDialog(() => loaded.LegalDialog);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className="sm:col-span-2">
      <Checkbox name="terms" label={t("terms")} required error={error} />
      <button type="button" className="link min-h-11 text-start text-[0.9375rem]" aria-haspopup="dialog" onClick={show}>
        {t("readTerms")}
      </button>
      <p role="status" className="field-error empty:hidden">
        {failed && t("termsNotLoaded")}
      </p>
      {LegalDialog && <LegalDialog open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
