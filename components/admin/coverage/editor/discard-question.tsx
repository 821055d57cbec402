import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

interface DiscardQuestionProps {
  /** How often it was asked: each time it comes into view again. */
  timesAsked: number;
  onDiscard(): void;
  onKeep(): void;
}

/** Whether what was typed may go. It takes the focus, and gives it back to whoever keeps writing. */
export function DiscardQuestion({ timesAsked: asked, onDiscard, onKeep }: DiscardQuestionProps) {
  const t = useTranslations("admin.coverage.editor");
  const box = useRef<HTMLDivElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    before.current ??= document.activeElement;
    // A dialog that the browser closed and the page opens again begins here.
    keep.current?.setAttribute("autofocus", "");
  }, []);
  useEffect(() => {
    keep.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: "center" });
  }, [asked]);

  function keepWriting() {
    onKeep();
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }
  return (
    <div ref={box}>
      <Alert tone="danger" title={t("discard")}>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="danger" size="sm" onClick={onDiscard}>
            {t("discardYes")}
          </Button>
          <Button ref={keep} variant="secondary" size="sm" onClick={keepWriting}>
            {t("discardNo")}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
