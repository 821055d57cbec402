import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { PackListItem } from "@/lib/content/schema/packs";

interface ReleaseDialogProps {
  readonly pack: PackListItem;
  onClose(): void;
  onRelease(): void;
}

/** Asks before a pack opens to everyone, and says what the last check found. */
export function ReleaseDialog({ pack: { slug, hidden, qa }, onClose, onRelease }: ReleaseDialogProps) {
  const t = useTranslations("admin.packs");
  const common = useTranslations("common");
  function state(): string {
    if (!qa) return t("releaseUnchecked");
    const { holes, wanted } = qa.result;
    const found = holes.length > 0 ? t("qa.holes", { count: holes.length, wanted }) : t("qa.holesNone", { wanted });
    return t("releaseChecked", { found });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("releaseTitle", { slug })}
      closeLabel={common("close")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button onClick={onRelease}>{t("releaseYes")}</Button>
        </>
      }
    >
      <p className="font-semibold">{state()}</p>
      <p>{t(hidden ? "releaseHidden" : "releaseText")}</p>
    </Dialog>
  );
}
