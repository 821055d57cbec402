import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageLocale } from "@/app/[locale]/_locale";
import { TypesArticleScreen } from "@/components/types/types-screens";
import { TYPE_SUBJECTS } from "@/lib/assessment/domain/instrument/type-paths";
import { readTypesArticle } from "@/lib/reports/operations/read-types-page";
import { TypesFrame, typesMetadata, typesReader } from "../../_types-page";

interface SlugParams {
  readonly params: Promise<{ locale: string; slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams(): { slug: string }[] {
  return [...TYPE_SUBJECTS.keys()].map((slug) => ({ slug }));
}

async function readPage(params: SlugParams["params"]) {
  const locale = await pageLocale(params);
  return { locale, page: readTypesArticle(locale, (await params).slug) ?? notFound() };
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { locale, page } = await readPage(params);
  return typesMetadata(locale, page);
}

export default async function Page({ params }: SlugParams) {
  const { locale, page } = await readPage(params);
  return (
    <TypesFrame locale={locale} page={page}>
      <TypesArticleScreen {...typesReader(locale)} page={page} />
    </TypesFrame>
  );
}
