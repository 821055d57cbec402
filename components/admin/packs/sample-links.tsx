import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { sampleAddress } from "@/lib/content/client/packs";

/** The sample report of a pack, as a page and as a PDF. */
export function SampleLinks({ slug }: { slug: string }) {
  const t = useTranslations("admin.packs");
  const forms = [
    { form: "html", label: t("sampleHtml") },
    { form: "pdf", label: t("samplePdf") },
  ] as const;
  return (
    <p className="flex flex-wrap gap-3">
      {forms.map(({ form, label }) => (
        <ButtonLink
          key={form}
          variant="secondary"
          size="sm"
          href={sampleAddress(slug, form)}
          target="_blank"
          rel="noopener"
          aria-label={t("newTab", { what: label, slug })}
        >
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
