import type { CardAnswers, PairAnswers } from "@/lib/assessment/domain/answers";
import type { Profile } from "@/lib/assessment/domain/profile";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import type { ReportTexts } from "@/lib/content/domain/report-texts";
import type { LocaleInfo } from "@/lib/platform/i18n/locales";
import type { Translator } from "@/lib/platform/i18n/translator";
import type { ReportFormat } from "./format";

/** The answers that a personal report shows again. */
export interface GivenAnswers {
  readonly pairs: PairAnswers;
  /** The hero moments: the type that the chosen option stands for, by card id. */
  readonly hero: CardAnswers;
}

/** All that a report is made from. Without a profile it is a general report about the type. */
export interface ReportInput {
  readonly profile: Profile | null;
  readonly type: PersonalityType;
  readonly reportType: ReportType;
  readonly person: { readonly firstName: string; readonly lastName: string } | null;
  readonly answers: GivenAnswers | null;
  readonly texts: ReportTexts;
  /** What moves the type that most seriously competes, where the result leaves that open. */
  readonly alternative?: string | null;
  readonly locale: Pick<LocaleInfo, "code" | "dir">;
  readonly brand: string;
  readonly t: Translator;
  readonly format: ReportFormat;
  /** ISO 8601, UTC */
  readonly generatedAt: string;
}

export type PersonalInput = ReportInput & { readonly profile: Profile };

export function isPersonal(input: ReportInput): input is PersonalInput {
  return input.profile !== null;
}

/** The name of a type, without an article. */
export function typeName({ t }: Pick<ReportInput, "t">, type: PersonalityType): string {
  return t(`report.typeNames.${type}`);
}
