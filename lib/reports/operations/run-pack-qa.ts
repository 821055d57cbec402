import "server-only";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/types";
import { type QaResult, qaResult, type Rendering } from "@/lib/content/domain/pack-qa";
import { keepQaRun, loadPack, loadPackAtoms, type StoredPack } from "@/lib/content/operations/load-pack";
import { AppError } from "@/lib/platform/errors/app-error";
import { LOCALES, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { errorFields, log } from "@/lib/platform/log";
import type { ReportDocument } from "../domain/document";
import { faultOfHtml, faultOfPdf } from "../domain/pack/page-faults";
import { sampleOther } from "../domain/sample-profile";
import { composePackSample, composePairSample } from "./compose-pack-report";
import { viewOfPack } from "./find-report-pack";

/** The two ways to draw a document. */
export interface Renderers {
  html(document: ReportDocument): Promise<string>;
  pdf(document: ReportDocument): Promise<Uint8Array>;
}

/** Of the nine, the one whose PDF is drawn in every language: drawing all would take minutes. */
const PDF_TYPE: PersonalityType = 4;

async function tried(rendering: Omit<Rendering, "fault">, render: () => Promise<string | null>): Promise<Rendering> {
  try {
    return { ...rendering, fault: await render() };
  } catch (thrown) {
    log("error", "a pack's page cannot be drawn", { ...errorFields(thrown) });
    return { ...rendering, fault: "failed" };
  }
}

/** Draws what one locale's readers of a pack may open: every type in HTML, one as PDF; about one and, in a pack for two, about two. */
async function renderIn(locale: Locale, pack: StoredPack, at: Date, renderers: Renderers): Promise<Rendering[]> {
  const request = { view: viewOfPack(pack, locale), locale, generatedAt: at };
  const { content } = localeInfo(locale);
  const found: Rendering[] = [];
  const draw = async (types: readonly number[], compose: () => Promise<ReportDocument>, withPdf: boolean) => {
    const html = { form: "html", locale: content, types } as const;
    found.push(await tried(html, async () => faultOfHtml(await compose(), renderers.html)));
    if (!withPdf) return;
    found.push(await tried({ ...html, form: "pdf" }, async () => faultOfPdf(await compose(), renderers.pdf)));
  };
  for (const type of PERSONALITY_TYPES) {
    await draw([type], () => composePackSample(request, type), type === PDF_TYPE);
    if (pack.manifest.input !== "pair") continue;
    const two = [type, sampleOther(type)] as const;
    await draw(two, () => composePairSample(request, two), type === PDF_TYPE);
  }
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
  for (const { code } of LOCALES) renderings.push(...(await renderIn(code, pack, at, renderers)));
  const result = qaResult(pack.manifest, await loadPackAtoms(pack), renderings);
  await keepQaRun(pack, at, result);
  return { at: at.toISOString(), result };
}
