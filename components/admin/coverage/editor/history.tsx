import { diffWordsWithSpace } from "diff";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/layout/language-provider";
import { Button } from "@/components/ui/button";
import type { RevisionView } from "@/lib/content/schema/coverage";
import { formatDateTime } from "@/lib/platform/format-date";

type Action = "draft" | "translate" | "write" | "publish" | "withdraw" | "revert" | "import";

interface HistoryProps {
  revisions: readonly RevisionView[];
  /** The text as it is now. */
  present: string;
  busy: boolean;
  /** The language of the text. */
  lang: string;
  dir: "ltr" | "rtl";
  onRestore(revision: RevisionView): void;
}

/** An earlier form of a text beside the present one; words that only one of them has are marked. */
function SideBySide({
  revision,
  present,
  lang,
  dir,
}: { revision: RevisionView } & Pick<HistoryProps, "present" | "lang" | "dir">) {
  const t = useTranslations("admin.coverage.editor");
  const parts = diffWordsWithSpace(revision.body, present);
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer py-2">{t("compare")}</summary>
      <div className="grid gap-4 sm:grid-cols-2">
        {[
          { name: t("then"), words: parts.filter(({ added }) => !added), Changed: "del" as const },
          { name: t("now"), words: parts.filter(({ removed }) => !removed), Changed: "ins" as const },
        ].map(({ name, words, Changed }) => (
          <div key={name}>
            <p className="field-label">{name}</p>
            <p className="atom-changes whitespace-pre-line" lang={lang} dir={dir}>
              {words.map(({ value, added, removed }, at) =>
                added || removed ? <Changed key={at}>{value}</Changed> : value,
              )}
            </p>
          </div>
        ))}
      </div>
    </details>
  );
}

/** What a text was, who changed it and when; each of its forms can be brought back. */
export function History({ revisions, present, busy, lang, dir, onRestore }: HistoryProps) {
  const t = useTranslations("admin.coverage.editor");
  const { info } = useLanguage();
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t("history")} ({revisions.length})
      </summary>
      {revisions.length === 0 && <p className="text-ink-soft">{t("noHistory")}</p>}
      <ol className="grid gap-3">
        {revisions.map((revision, index) => (
          <li key={revision.id} className="rounded-lg border border-line p-3">
            <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
              <p className="font-semibold">
                {revision.action === "ship"
                  ? t("shipped", { at: formatDateTime(revision.at, info) })
                  : t("entry", {
                      action: t(`action.${revision.action as Action}`),
                      name: revision.by || t("administrator"),
                      at: formatDateTime(revision.at, info),
                    })}
              </p>
              {index > 0 && (
                <Button variant="secondary" size="sm" busy={busy} onClick={() => onRestore(revision)}>
                  {t("restore")}
                </Button>
              )}
            </div>
            <p className="line-clamp-3 whitespace-pre-line text-ink-soft" lang={lang} dir={dir}>
              {revision.body}
            </p>
            {revision.body !== present && <SideBySide {...{ revision, present, lang, dir }} />}
          </li>
        ))}
      </ol>
    </details>
  );
}
