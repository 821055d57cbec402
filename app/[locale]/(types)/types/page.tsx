import type { Metadata } from "next";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { TypesListScreen } from "@/components/types/types-screens";
import { readTypesList } from "@/lib/reports/operations/read-types-page";
import { TypesFrame, typesMetadata, typesReader } from "../_types-page";

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(params);
  return typesMetadata(locale, readTypesList(locale));
}

export default async function Page({ params }: LocaleParams) {
  const locale = await pageLocale(params);
  const page = readTypesList(locale);
  return (
    <TypesFrame locale={locale} page={page}>
      <TypesListScreen {...typesReader(locale)} page={page} />
    </TypesFrame>
  );
}
