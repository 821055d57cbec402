import "server-only";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { buildQaResult, type QaResult, type Rendering } from "@/lib/content/domain/pack-qa";
import { loadPack, loadPackAtoms, type StoredPack, saveQaRun } from "@/lib/content/operations/packs";
import { AppError } from "@/lib/platform/errors/app-error";
import { LOCALES, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { errorFields, log } from "@/lib/platform/log";
import type { ReportDocument } from "../domain/document/document";
import { checkHtmlPage, checkPdfFile } from "../domain/pack/page-checks";
import { otherSampleType } from "../domain/sample-profile";
import { composeMatchSample, composePackSample } from "./compose-pack-report";
import { toPackView } from "./find-report-pack";

/** The two ways to draw a document. */
export interface Renderers {
  html(document: ReportDocument): Promise<string>;
  pdf(document: ReportDocument): Promise<Uint8Array>;
}

/** Pages that are drawn at once: PDFs are drawn in threads, and readers need theirs meanwhile. */
const DRAWN_AT_ONCE = 2;

async function tryRendering(
  rendering: Omit<Rendering, "fault">,
  render: () => Promise<string | null>,
): Promise<Rendering> {
  try {
    return { ...rendering, fault: await render() };
  } catch (thrown) {
    log("error", "a pack's page cannot be drawn", { ...errorFields(thrown) });
    return { ...rendering, fault: "failed" };
  }
}

/** Draws what one locale's readers of a pack may open: every type, about one and, in a pack for two, about two, in both forms. */
async function renderInLocale(locale: Locale, pack: StoredPack, at: Date, renderers: Renderers): Promise<Rendering[]> {
  const request = { view: toPackView(pack, locale), locale, generatedAt: at };
  const { content } = localeInfo(locale);
  const renderPages = async (types: readonly number[], compose: () => Promise<ReportDocument>) => {
    const html = { form: "html", locale: content, types } as const;
    return [
      await tryRendering(html, async () => checkHtmlPage(await compose(), renderers.html)),
      await tryRendering({ ...html, form: "pdf" }, async () => checkPdfFile(await compose(), renderers.pdf)),
    ];
  };
  const pages = PERSONALITY_TYPES.flatMap((type) => {
    const two = [type, otherSampleType(type)] as const;
    return [
      () => renderPages([type], () => composePackSample(request, type)),
      ...(pack.manifest.input === "pair" ? [() => renderPages(two, () => composeMatchSample(request, two))] : []),
    ];
  });
  const found: Rendering[] = [];
  for (let start = 0; start < pages.length; start += DRAWN_AT_ONCE)
    found.push(...(await Promise.all(pages.slice(start, start + DRAWN_AT_ONCE).map((page) => page()))).flat());
  return found;
}

/**
 * Checks a pack: whether every text is published, whether texts break a rule, and whether its pages come out in the
 * four languages, in HTML and PDF, about one person and two. What is found is kept with its time.
 * @throws AppError not_found when there is no such pack.
 */
export async function runPackQa(
  slug: string,
  at: Date,
  renderers: Renderers,
): Promise<{ at: string; result: QaResult }> {
  const pack = await loadPack(slug);
  if (!pack) throw new AppError("not_found");
  const renderings: Rendering[] = [];
  for (const { code } of LOCALES) renderings.push(...(await renderInLocale(code, pack, at, renderers)));
  const result = buildQaResult(pack.manifest, await loadPackAtoms(pack), renderings);
  await saveQaRun(pack, at, result);
  return { at: at.toISOString(), result };
}
