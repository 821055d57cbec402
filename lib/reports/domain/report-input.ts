import type { EditionVersion } from "@/lib/assessment/domain/instrument/edition";
import { isTheme, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { MeasuredHits } from "@/lib/assessment/domain/portraits/figures";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import type { CardAnswers, PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import type { ReportTexts } from "@/lib/content/domain/report-texts";
import { percentFormat } from "@/lib/platform/format-percent";
import type { LocaleInfo } from "@/lib/platform/i18n/locales";
import type { Translator } from "@/lib/platform/i18n/translator";

/** Dates and numbers as the reader's language writes them. */
export interface ReportFormat {
  date(iso: string): string;
  /** A share of 0 to 1, in whole percents. */
  percent(share: number): string;
  number(value: number): string;
  /** Names one after the other. */
  list(names: readonly string[]): string;
}

/** `tag` is a BCP 47 tag; dates are those of the time zone, UTC unless another is named. */
export function reportFormat(tag: string, timeZone = "UTC"): ReportFormat {
  const date = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone });
  const number = new Intl.NumberFormat(tag);
  const list = new Intl.ListFormat(tag, { type: "unit", style: "short" });
  return {
    date: (iso) => date.format(new Date(iso)),
    percent: percentFormat(tag),
    number: (value) => number.format(value),
    list: (names) => list.format(names),
  };
}

/** The answers that a personal report shows again. */
export interface ReportAnswers {
  /** The edition whose words the person met. */
  readonly edition: EditionVersion;
  readonly pairs: PairAnswers;
  /** The hero moments, and the extra scenes where they count: the type of the chosen option, by card id. */
  readonly scenes: CardAnswers;
}

/** The input of the chapters about a profile. Without a profile they are about the type in general. */
export interface ProfileInput {
  readonly profile: Profile | null;
  readonly type: PersonalityType;
  readonly person: { readonly firstName: string; readonly lastName: string } | null;
  readonly answers?: ReportAnswers | null;
  readonly locale: Pick<LocaleInfo, "code" | "dir">;
  readonly brand: string;
  readonly t: Translator;
  readonly format: ReportFormat;
  /** ISO 8601, UTC */
  readonly generatedAt: string;
}

/** The input of a report of a built-in theme. */
export interface ReportInput extends ProfileInput {
  readonly reportType: ReportType;
  readonly answers: ReportAnswers | null;
  readonly texts: ReportTexts;
  /** How the theme's chapter begins for the runner-up; absent where there is none, or no text in the language. */
  readonly otherOverview?: string | null;
  /** What is known of real people; null while too few have chosen between two portraits. */
  readonly measured?: MeasuredHits | null;
}

/** The input of a chapter that is shorter where a theme is the report's matter; packs have no report type. */
export type ThemedInput = ProfileInput & Partial<Pick<ReportInput, "reportType">>;

/** Whether a report is about one of the six themes, and so tells of the type what the theme has no chapter for. */
export function hasTheme({ reportType = "standard" }: Partial<Pick<ReportInput, "reportType">>): boolean {
  return isTheme(reportType);
}

/** An input with a profile. */
export type Personal<Input extends ProfileInput> = Input & { readonly profile: Profile };
export type PersonalInput = Personal<ProfileInput>;

export function isPersonal<Input extends ProfileInput>(input: Input): input is Personal<Input> {
  return input.profile !== null;
}

/** Whether the scenes count in the figures, as they do since the second edition. */
export function scenesCount({ profile }: Pick<ProfileInput, "profile">): boolean {
  return profile?.evidence?.byPairs !== undefined;
}

/** The name of a type, without an article. */
export function typeName({ t }: Pick<ProfileInput, "t">, type: PersonalityType): string {
  return t(`report.typeNames.${type}`);
}
