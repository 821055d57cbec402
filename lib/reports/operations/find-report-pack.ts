import "server-only";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PackInput } from "@/lib/content/domain/pack-form";
import { isPublicPack } from "@/lib/content/domain/pack-qa";
import { CHAPTER_ROLES, isChapterSlug, RESERVED_SLUGS, reportTypeOf } from "@/lib/content/domain/slugs";
import { loadPack, type StoredPack } from "@/lib/content/operations/packs";
import { AppError } from "@/lib/platform/errors/app-error";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import type { PackView } from "../domain/pack/pack-input";

/** What a slug gives: its chapter's view, the people it needs, and the product's own report, if it is one. */
export interface ReportPack {
  /** Whether everybody may open it; a created pack may still be an administrator's alone. */
  readonly isPublic: boolean;
  readonly view: PackView;
  readonly input: PackInput;
  readonly reportType: ReportType | null;
}

/** The chapter of a slug of the product itself, under the headings that every new pack gets too. */
function builtInPackView(slug: string, domain: string, locale: Locale): PackView {
  const t = translator(locale);
  const sections = CHAPTER_ROLES.map((role) => ({
    role,
    section: role === "daily-action" ? ("answer" as const) : ("chapter" as const),
    title: t(`pair.roles.${role}`),
  }));
  return { slug, domain, sections };
}

/** A created pack, under the headings of its bridge. */
export function toPackView({ manifest, bridge }: StoredPack, locale: Locale): PackView {
  const { content } = localeInfo(locale);
  const sections = bridge.sections.map(({ role, section, titles }) => ({ role, section, title: titles[content] }));
  return { slug: manifest.slug, domain: manifest.domain, sections };
}

/** Finds what a slug gives, upper or lower case. @throws AppError not_found for an unknown slug. */
export async function findReportPack(slug: string, locale: Locale): Promise<ReportPack> {
  const t = translator(locale);
  const key = slug.toLowerCase();
  if (isChapterSlug(key)) {
    const reportType = reportTypeOf(key);
    return {
      view: builtInPackView(key, t(`report.chapter.title.${reportType}`), locale),
      input: "single",
      reportType,
      isPublic: true,
    };
  }
  const reserved = RESERVED_SLUGS.find((each) => each === key);
  if (reserved)
    return {
      view: builtInPackView(reserved, t(`pair.pack.open.${reserved}`), locale),
      input: "single",
      reportType: null,
      isPublic: true,
    };
  const pack = await loadPack(key);
  if (!pack) throw new AppError("not_found");
  const isPublic = isPublicPack(pack);
  return { view: toPackView(pack, locale), input: pack.manifest.input, reportType: null, isPublic };
}
