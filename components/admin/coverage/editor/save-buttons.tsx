import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";

interface SaveButtonsProps {
  readonly published: boolean;
  /** Whether reports need this text and have no other in its place. */
  readonly lastPublished: boolean;
  /** Whether nothing is written. */
  readonly empty: boolean;
  readonly dirty: boolean;
  readonly busy: boolean;
  /** Whether a rule is broken. */
  readonly violating: boolean;
  onPublish(): void;
  /** Keeps a draft as one, or makes a published text one again. */
  onDraft(): void;
  readonly children: ReactNode;
}

/** Saves a text, brings it to its readers, or takes it back from them. */
export function SaveButtons({ onPublish, onDraft, children, ...text }: SaveButtonsProps) {
  const { published, lastPublished, empty, dirty, busy, violating } = text;
  const t = useTranslations("admin.coverage.editor");
  const id = useId();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={published ? onPublish : onDraft} busy={busy} disabled={empty || !dirty}>
          {t(busy ? "saving" : published ? "savePublished" : "save")}
        </Button>
        {!published && (
          <Button variant="secondary" onClick={onPublish} busy={busy} disabled={empty}>
            {t(violating ? "publishAnyway" : "publish")}
          </Button>
        )}
        {published && (
          <Button
            variant="secondary"
            onClick={onDraft}
            busy={busy}
            disabled={empty || lastPublished}
            aria-describedby={lastPublished ? id : undefined}
          >
            {t("withdraw")}
          </Button>
        )}
        {children}
      </div>
      {published && lastPublished && (
        <p id={id} className="text-ink-soft text-sm">
          {t("lastPublished")}
        </p>
      )}
    </>
  );
}
