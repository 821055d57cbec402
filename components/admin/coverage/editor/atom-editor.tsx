import "../coverage.css";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TextAreaField } from "@/components/ui/fields";
import { lengthOf } from "@/lib/content/domain/brand-rules";
import { localeFrom, localeInfo } from "@/lib/platform/i18n/locales";
import { Findings } from "../violations";
import { History } from "./history";
import { Preview } from "./preview";
import { type AtomEditing, useAtom } from "./use-atom";

const TONES = { placeholder: "danger", draft: "warning", published: "success" } as const;
type Status = keyof typeof TONES;

/** One text beside its source, with what the rules say of it while it is typed. */
export function AtomEditor({ number, children, ...editing }: AtomEditing & { number: number; children?: ReactNode }) {
  const { atom, source, cell } = editing;
  const t = useTranslations("admin.coverage.editor");
  const id = useId();
  const { body, setBody, busy, saved, failure, dirty, violations, save, restore } = useAtom(editing);
  const { code, dir } = localeInfo(localeFrom(cell.locale));
  const published = atom?.status === "published";
  const empty = body.trim() === "";
  const [least, most] = lengthOf(cell.role);
  return (
    <section aria-labelledby={id} className="atom">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id={id} className="text-xl">
          {atom ? t("text", { number }) : t("newText")}
        </h3>
        {atom && <Badge tone={TONES[atom.status as Status]}>{t(`status.${atom.status as Status}`)}</Badge>}
      </div>
      {atom?.sourceMoved && <Alert tone="warning">{t("moved")}</Alert>}
      <div className="atom-texts" data-beside={source === null ? undefined : ""}>
        {source !== null && (
          <div>
            <p className="field-label">{t("source")}</p>
            <p className="atom-source" lang="en" dir="ltr">
              {source}
            </p>
          </div>
        )}
        <TextAreaField
          label={atom ? t("text", { number }) : t("newText")}
          hint={t("size", { count: body.trim().length, least, most })}
          value={body}
          lang={code}
          dir={dir}
          maxLength={4_000}
          onChange={(event) => setBody(event.target.value)}
        />
      </div>
      {!empty && <Findings violations={violations} onFix={setBody} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => save(published ? "published" : "draft")} busy={busy} disabled={empty || !dirty}>
          {t(busy ? "saving" : published ? "savePublished" : "save")}
        </Button>
        {!published && (
          <Button variant="secondary" onClick={() => save("published")} busy={busy} disabled={empty}>
            {t(violations.length > 0 ? "publishAnyway" : "publish")}
          </Button>
        )}
        {published && (
          <Button variant="secondary" onClick={() => save("draft")} busy={busy} disabled={empty}>
            {t("withdraw")}
          </Button>
        )}
        <Preview cell={cell} body={body} disabled={empty} />
      </div>
      {children}
      {saved && <Alert tone="success">{t("saved")}</Alert>}
      {failure && <Alert tone="danger">{t("saveFailed", { reason: failure })}</Alert>}
      {atom && (
        <History revisions={atom.revisions} busy={busy} present={atom.body} lang={code} dir={dir} onRestore={restore} />
      )}
    </section>
  );
}
