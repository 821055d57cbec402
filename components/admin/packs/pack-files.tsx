import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { ButtonLink } from "@/components/ui/button";
import { packFileUrl, packZipUrl, sampleReportUrl } from "@/lib/content/client/packs";
import { PACK_FILES, type PackFileName } from "@/lib/content/domain/pack-files";
import { LOCALES } from "@/lib/platform/i18n/locales";

/** What a file is, in words. */
function useFileTitle() {
  const t = useTranslations("admin.packs.files");
  return (file: PackFileName) => {
    const [, locale] = /^atoms\.(.+)\.json$/.exec(file) ?? [];
    if (locale) return t("atoms", { locale });
    return t(file === "manifest.json" ? "manifest" : file === "bridge.json" ? "bridge" : "qa");
  };
}

/** The files of a pack: each to view and to download, and all as one zip. */
export function PackFiles({ slug }: { slug: string }) {
  const t = useTranslations("admin.packs");
  const title = useFileTitle();
  return (
    <div className="grid gap-3">
      <ul className="grid">
        {PACK_FILES.map((file) => (
          <li
            key={file}
            className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-1 last:border-b-0"
          >
            <span>
              {title(file)}{" "}
              <bdi dir="ltr" className="text-ink-soft text-sm">
                {file}
              </bdi>
            </span>
            <span className="flex gap-4">
              <a
                href={packFileUrl(slug, file)}
                target="_blank"
                rel="noopener"
                className="link inline-flex min-h-11 items-center"
                aria-label={t("viewNamed", { file, slug })}
              >
                {t("view")}
              </a>
              <a
                href={packFileUrl(slug, file, true)}
                className="link inline-flex min-h-11 items-center"
                aria-label={t("downloadNamed", { file, slug })}
              >
                {t("download")}
              </a>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="secondary" size="sm" href={packZipUrl(slug)} aria-label={t("zipNamed", { slug })}>
          {t("zip")}
        </ButtonLink>
      </p>
    </div>
  );
}

/** The way to where the texts of a pack are written. */
export function WriteLink({ slug }: { slug: string }) {
  const t = useTranslations("admin.packs");
  return (
    <p>
      <ScreenLink
        href={`/admin/report-coverage?${new URLSearchParams({ slug })}`}
        className="btn btn-secondary btn-sm"
        aria-label={t("writeNamed", { slug })}
      >
        {t("write")}
      </ScreenLink>
    </p>
  );
}

/** The sample report of a pack, as a page and as a PDF; in English, and below in the other languages. */
export function SampleLinks({ slug }: { slug: string }) {
  const t = useTranslations("admin.packs");
  const forms = [
    { form: "html", label: t("sampleHtml") },
    { form: "pdf", label: t("samplePdf") },
  ] as const;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-3">
        {forms.map(({ form, label }) => (
          <ButtonLink
            key={form}
            variant="secondary"
            size="sm"
            href={sampleReportUrl(slug, form)}
            target="_blank"
            rel="noopener"
            aria-label={t("newTab", { what: label, slug })}
          >
            {label}
          </ButtonLink>
        ))}
      </p>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("otherLanguages")}</summary>
        <ul className="grid gap-1">
          {LOCALES.filter(({ content }) => content !== "en").map(({ content, code, name }) => (
            <li key={content} className="flex flex-wrap gap-x-4">
              <bdi lang={code} className="inline-flex min-h-11 min-w-20 items-center">
                {name}
              </bdi>
              {forms.map(({ form, label }) => (
                <a
                  key={form}
                  className="link inline-flex min-h-11 items-center"
                  href={sampleReportUrl(slug, form, content)}
                  target="_blank"
                  rel="noopener"
                  aria-label={t("newTab", { what: `${label}, ${name}`, slug })}
                >
                  {label}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
