import "server-only";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { PackInput } from "@/lib/content/domain/pack-form";
import { CHAPTER_ROLES, isChapterSlug, OPEN_SLUGS, reportTypeOf } from "@/lib/content/domain/slugs";
import { loadPack, type StoredPack } from "@/lib/content/operations/load-pack";
import { AppError } from "@/lib/platform/errors/app-error";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import type { PackView } from "../domain/pack/pack-input";

/** What a slug stands for: its chapter's view, what it takes in, and the product's own report where it is one. */
export interface ReportPack {
  readonly view: PackView;
  readonly input: PackInput;
  readonly reportType: ReportType | null;
}

/** The chapter of a slug of the product itself, under the headings that every new pack gets too. */
function ownView(slug: string, domain: string, locale: Locale): PackView {
  const t = translator(locale);
  const sections = CHAPTER_ROLES.map((role) => ({
    role,
    section: role === "daily-action" ? ("answer" as const) : ("chapter" as const),
    title: t(`pair.roles.${role}`),
  }));
  return { slug, domain, sections };
}

/** A created pack, under the headings of its bridge. */
export function viewOfPack({ manifest, bridge }: StoredPack, locale: Locale): PackView {
  const { content } = localeInfo(locale);
  const sections = bridge.sections.map(({ role, section, titles }) => ({ role, section, title: titles[content] }));
  return { slug: manifest.slug, domain: manifest.domain, sections };
}

/** What a slug stands for, whatever its capitals. @throws AppError not_found when nothing has it. */
export async function findReportPack(slug: string, locale: Locale): Promise<ReportPack> {
  const t = translator(locale);
  const key = slug.toLowerCase();
  if (isChapterSlug(key)) {
    const reportType = reportTypeOf(key);
    return { view: ownView(key, t(`report.chapter.title.${reportType}`), locale), input: "single", reportType };
  }
  const open = OPEN_SLUGS.find((each) => each === key);
  if (open) return { view: ownView(open, t(`pair.pack.open.${open}`), locale), input: "single", reportType: null };
  const pack = await loadPack(key);
  if (!pack) throw new AppError("not_found");
  return { view: viewOfPack(pack, locale), input: pack.manifest.input, reportType: null };
}
