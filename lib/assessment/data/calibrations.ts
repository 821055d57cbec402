import "server-only";
import { db } from "@/lib/platform/db/client";
import { fromJson, toJson } from "@/lib/platform/db/json";
import { perProcess } from "@/lib/platform/per-process";
import type { LanguageDifference } from "../domain/calibration/dif";
import type { ComparisonReport } from "../domain/calibration/estimation";
import type { CalibrationParameters, RunCalibration } from "../domain/instrument/calibration";
import type { EditionVersion } from "../domain/instrument/edition";

/** A stored calibration, without its numbers. */
export interface CalibrationRecord {
  readonly id: string;
  /** The calibration that it was compared with; null for the edition as it was set. */
  readonly comparedTo: string | null;
  readonly comparison: ComparisonReport;
  readonly differences: readonly LanguageDifference[];
  readonly runs: number;
  readonly createdAt: Date;
}

interface NewCalibration extends Omit<CalibrationRecord, "id"> {
  readonly edition: EditionVersion;
  readonly parameters: CalibrationParameters;
}

/** Keeps a calibration; resolves to its id. */
export async function insertCalibration(calibration: NewCalibration): Promise<string> {
  const { parameters, comparison, differences, ...plain } = calibration;
  const json = { parameters: toJson(parameters), comparison: toJson(comparison), differences: toJson(differences) };
  return (await (await db()).instrumentCalibration.create({ data: { ...plain, ...json } })).id;
}

/** The latest calibrations of an edition, latest first. */
export async function latestCalibrations(edition: EditionVersion, limit: number): Promise<CalibrationRecord[]> {
  const rows = await (await db()).instrumentCalibration.findMany({
    where: { edition },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: limit,
    omit: { parameters: true, edition: true },
  });
  return rows.map(({ comparison, differences, ...row }) => ({
    ...row,
    comparison: fromJson<ComparisonReport>(comparison),
    differences: fromJson<LanguageDifference[]>(differences),
  }));
}

/** What was found of a calibration of an edition; null when there is none with this id. */
export async function findComparison(id: string, edition: EditionVersion): Promise<ComparisonReport | null> {
  const row = await (await db()).instrumentCalibration.findUnique({ where: { id, edition } });
  return row && fromJson<ComparisonReport>(row.comparison);
}

export interface Adoption {
  readonly id: number;
  /** Null: the edition as it was set. */
  readonly calibrationId: string | null;
  readonly adoptedAt: Date;
}

/** Writes that new runs begin with a calibration from now on, or, with null, with the edition as it was set. */
export async function insertAdoption(calibrationId: string | null, adoptedAt: Date): Promise<void> {
  await (await db()).instrumentAdoption.create({ data: { calibrationId, adoptedAt } });
}

/** The latest adoptions, latest first: the first one counts. */
export async function latestAdoptions(limit: number): Promise<Adoption[]> {
  return (await db()).instrumentAdoption.findMany({ orderBy: { id: "desc" }, take: limit });
}

/** The calibration that new runs of an edition begin with; null for the edition as it was set. */
export async function adoptedCalibration(edition: EditionVersion): Promise<RunCalibration | null> {
  const latest = await (await db()).instrumentAdoption.findFirst({
    orderBy: { id: "desc" },
    include: { calibration: true },
  });
  const row = latest?.calibration;
  if (row?.edition !== edition) return null;
  return { id: row.id, parameters: fromJson<CalibrationParameters>(row.parameters) };
}

/** Calibrations that were adopted once, by edition and id. They never change, so what was read stays good. */
const known = perProcess("adopted calibrations", () => new Map<string, RunCalibration>());

/** A calibration of an edition that was in use at some time; null when none with this id ever was. */
export async function onceAdopted(id: string, edition: EditionVersion): Promise<RunCalibration | null> {
  const key = `${edition}/${id}`;
  const held = known.get().get(key);
  if (held) return held;
  const row = await (await db()).instrumentCalibration.findFirst({ where: { id, edition, adoptions: { some: {} } } });
  if (!row) return null;
  const found = { id, parameters: fromJson<CalibrationParameters>(row.parameters) };
  known.get().set(key, found);
  return found;
}
