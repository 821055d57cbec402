import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { lengthBreach } from "@/lib/content/domain/brand-rules";

/** A text that is to be published; `place` tells it from others. */
interface PublishedText {
  readonly role: string;
  readonly body: string;
  readonly place?: string;
}

interface LengthQuestionProps {
  readonly texts: readonly PublishedText[];
  onPublish(): void;
  onCancel(): void;
}

/** Says how long each text is and what its place takes, and leaves it to the person. */
function LengthQuestion({ texts, onPublish, onCancel }: LengthQuestionProps) {
  const t = useTranslations("admin.coverage");
  const common = useTranslations("common");
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t("lengthQuestion", { count: texts.length })}
      closeLabel={t("close")}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {common("cancel")}
          </Button>
          <Button onClick={onPublish}>{t("editor.publishAnyway")}</Button>
        </>
      }
    >
      <ul className="grid gap-2">
        {texts.map(({ role, body, place }, index) => {
          const breach = lengthBreach({ role, body });
          return (
            <li key={index}>
              {place && (
                <bdi dir="ltr" className="block font-semibold">
                  {place}
                </bdi>
              )}
              {breach && t("editor.size", breach)}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** `ask` publishes at once, or asks first where texts are too short or too long; `dialog` is that question. */
export function useLengthQuestion(): { ask(texts: readonly PublishedText[], go: () => void): void; dialog: ReactNode } {
  const [question, setQuestion] = useState<{ texts: readonly PublishedText[]; go: () => void } | null>(null);

  function ask(texts: readonly PublishedText[], go: () => void) {
    const breaking = texts.filter((text) => lengthBreach(text) !== null);
    if (breaking.length === 0) return go();
    setQuestion({ texts: breaking, go });
  }
  function publish() {
    setQuestion(null);
    question?.go();
  }
  const cancel = () => setQuestion(null);
  return { ask, dialog: question && <LengthQuestion texts={question.texts} onPublish={publish} onCancel={cancel} /> };
}
