import "server-only";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import { loadPackTexts } from "@/lib/content/operations/packs";
import { BRAND } from "@/lib/platform/brand";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import type { ReportDocument } from "../domain/document/document";
import { buildMatchDocument } from "../domain/match/build-match-document";
import { compareSides, matchSide } from "../domain/match/compare";
import { buildPackDocument } from "../domain/pack/build-pack-document";
import type { PackInput, PackView } from "../domain/pack/pack-input";
import { reportFormat } from "../domain/report-input";
import { sampleProfile, sampleWithoutEvidence } from "../domain/sample-profile";

interface PackRequest {
  readonly view: PackView;
  readonly locale: Locale;
  readonly generatedAt: Date;
}

/** What every document needs beside its own matter. */
function documentContext({ locale, generatedAt }: PackRequest) {
  const info = localeInfo(locale);
  return {
    locale: info,
    brand: BRAND,
    t: translator(info.code),
    format: reportFormat(info.tag),
    generatedAt: generatedAt.toISOString(),
  };
}

/** The report of a slug about one person, from what is published; what is not is said in it. */
export async function composePackReport(
  request: PackRequest & Pick<PackInput, "profile" | "type" | "person">,
): Promise<ReportDocument> {
  const { view, locale, profile, type, person } = request;
  const [texts] = await loadPackTexts(view.slug, locale, [type]);
  if (!texts) throw new Error("no texts were looked up");
  return buildPackDocument({ ...documentContext(request), pack: view, texts, profile, type, person });
}

/** The same about a made-up person of a type. */
export function composePackSample(request: PackRequest, type: PersonalityType): Promise<ReportDocument> {
  return composePackReport({ ...request, profile: sampleWithoutEvidence(type), type, person: null });
}

interface MatchPeople {
  readonly first: { readonly name: string; readonly profile: Profile };
  readonly second: { readonly name: string; readonly profile: Profile };
  readonly sample: boolean;
}

/** Two people of one name are told apart by a number. */
function distinctNames({ first, second }: MatchPeople): readonly [string, string] {
  return first.name === second.name ? [`${first.name} 1`, `${second.name} 2`] : [first.name, second.name];
}

/** The report of a slug about two people. */
export async function composeMatchReport(request: PackRequest & MatchPeople): Promise<ReportDocument> {
  const { view, locale, first, second, sample } = request;
  const [a, b] = [matchSide(first.profile), matchSide(second.profile)];
  const [firstTexts, secondTexts] = await loadPackTexts(view.slug, locale, [a.type, b.type]);
  if (!firstTexts || !secondTexts) throw new Error("no texts were looked up");
  const [firstName, secondName] = distinctNames(request);
  return buildMatchDocument({
    ...documentContext(request),
    pack: view,
    sample,
    first: { name: firstName, side: a, texts: firstTexts },
    second: { name: secondName, side: b, texts: secondTexts },
    reading: compareSides(a, b),
  });
}

/** The same about two made-up people of these types. */
export function composeMatchSample(
  request: PackRequest,
  [first, second]: readonly [PersonalityType, PersonalityType],
): Promise<ReportDocument> {
  const t = translator(request.locale);
  return composeMatchReport({
    ...request,
    first: { name: t("pair.sample.first"), profile: sampleProfile(first) },
    second: { name: t("pair.sample.second"), profile: sampleProfile(second, true) },
    sample: true,
  });
}
