import type { PackTexts } from "@/lib/content/domain/pack-texts";
import type { LocaleInfo } from "@/lib/platform/i18n/locales";
import type { Translator } from "@/lib/platform/i18n/translator";
import type { PackView } from "../pack/pack-input";
import type { ReportFormat } from "../report-input";
import type { MatchComparison, MatchSide } from "./compare";

/** One of the two: what is compared, the name they go by, and what the slug has to say about their type. */
export interface MatchPerson {
  readonly name: string;
  readonly side: MatchSide;
  readonly texts: PackTexts;
}

/** All that the report of two people is made from. */
export interface MatchInput {
  readonly first: MatchPerson;
  readonly second: MatchPerson;
  readonly reading: MatchComparison;
  readonly pack: PackView;
  /** True for the sample about two invented people. */
  readonly sample: boolean;
  readonly locale: Pick<LocaleInfo, "code" | "dir">;
  readonly brand: string;
  readonly t: Translator;
  readonly format: ReportFormat;
  /** ISO 8601, UTC */
  readonly generatedAt: string;
}
