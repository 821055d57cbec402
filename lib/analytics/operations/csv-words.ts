import "server-only";
import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import { INSTINCTS } from "@/lib/assessment/domain/instrument/instincts";
import { isReportType } from "@/lib/assessment/domain/instrument/report-types";
import { isPersonalityType } from "@/lib/assessment/domain/instrument/types";
import { csvText } from "@/lib/platform/csv";
import { dateTimeFormat } from "@/lib/platform/format-date";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import type { FactRow } from "../data/assessments";

/** The columns before the time and the person's id, by their names on the dashboard. */
const COLUMNS = [
  ...([
    "table.name",
    "table.email",
    "table.phone",
    "table.type",
    "table.wing",
    "states.first",
    "states.second",
  ] as const),
  ...(["instincts.dominant", "instincts.secondary", "instincts.blind", "record.theme", "record.language"] as const),
] as const;

/** The columns of the export in words, under the names that the dashboard has for them. */
export interface CsvWords {
  /** With the byte order mark, by which spreadsheets recognise UTF-8. */
  readonly header: string;
  line(row: FactRow): string;
}

/**
 * The export in words: types, states and instincts by their names, and times as people read them.
 * @param zone the time zone of the times, as `Intl` names it
 */
export function csvWords(locale: Locale, zone: string): CsvWords {
  const t = translator(locale);
  const time = dateTimeFormat({ tag: localeInfo(locale).tag, zone });
  const state = (key: string) =>
    COLOR_STATES.filter((each) => each === key).map((each) => t(`tower.states.${each}`))[0] ?? key;
  const instinct = (key: string) =>
    INSTINCTS.filter((each) => each === key).map((each) => t(`tower.tokens.${each}`))[0] ?? key;
  const typeName = (type: number) =>
    isPersonalityType(type) ? `${type} ${t(`results.typeNames.${type}`)}` : String(type);
  const header = COLUMNS.map((name) => t(`admin.analytics.${name}`));
  return {
    header: csvText([
      [...header, `${t("admin.analytics.table.completedAt")} (${zone})`, t("admin.analytics.record.userId")],
    ]),
    line: (row) =>
      csvText(
        [
          [
            ...[`${row.firstName} ${row.lastName}`, row.email, row.phoneNumber ?? "", typeName(row.type)],
            ...[typeName(row.wing), state(row.primaryState), state(row.secondaryState)],
            ...[row.dominantInstinct, row.secondaryInstinct, row.blindInstinct].map(instinct),
            ...[isReportType(row.theme) ? t(`reports.kinds.${row.theme}`) : row.theme, localeInfo(row.locale).name],
            ...[time.format(row.completedAt), row.userId],
          ],
        ],
        { bom: false },
      ),
  };
}
