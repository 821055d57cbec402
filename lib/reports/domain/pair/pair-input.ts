import type { PackTexts } from "@/lib/content/domain/pack-texts";
import type { LocaleInfo } from "@/lib/platform/i18n/locales";
import type { Translator } from "@/lib/platform/i18n/translator";
import type { ReportFormat } from "../format";
import type { PackView } from "../pack/pack-input";
import type { PairReading, PairSide } from "./compare";

/** One of the two: what is compared, the name they go by, and what the slug has to say about their type. */
export interface PairPerson {
  readonly name: string;
  readonly side: PairSide;
  readonly texts: PackTexts;
}

/** All that the report of two people is made from. */
export interface PairInput {
  readonly first: PairPerson;
  readonly second: PairPerson;
  readonly reading: PairReading;
  readonly pack: PackView;
  /** Nobody stands behind it: two made-up people. */
  readonly sample: boolean;
  readonly locale: Pick<LocaleInfo, "code" | "dir">;
  readonly brand: string;
  readonly t: Translator;
  readonly format: ReportFormat;
  /** ISO 8601, UTC */
  readonly generatedAt: string;
}
