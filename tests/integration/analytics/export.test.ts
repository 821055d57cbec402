import {
  type AssessmentList,
  deleteAssessment,
  listAssessments,
  loadAssessment,
} from "@/lib/analytics/operations/assessments";
import { assessmentsQuery } from "@/lib/analytics/schema";
import { db } from "@/lib/platform/db/client";
import { demoBatches } from "@/scripts/demo/people";
import { writeBatch } from "@/scripts/demo/write";
import { setUpDatabase } from "@/tests/support/database";

const NOW = new Date("2026-11-21T12:00:00.000Z");

setUpDatabase({
  write: async () => {
    for (const batch of demoBatches(60, { seed: 3, now: NOW.getTime(), passwordHash: "!", sheets: 6 }))
      await writeBatch(batch);
  },
});

const list = (query: object = {}) => listAssessments({ locale: "en", now: NOW, query: assessmentsQuery.parse(query) });
async function textOf(found: AssessmentList): Promise<string> {
  if (found.kind === "page") throw new Error("a page is no stream");
  let text = "";
  for await (const part of found.parts) text += part;
  return text;
}

test("the export in words says what the keys mean, and the time in the zone that is named", async () => {
  const lines = (await textOf(await list({ format: "words", zone: "Asia/Kolkata" }))).split("\r\n");
  const keys = (await textOf(await list({ format: "csv" }))).split("\r\n");
  expect(lines).toHaveLength(keys.length);
  expect(lines[0]).toContain("Completed (Asia/Kolkata)");
  expect(lines[1]).not.toMatch(/veryGood|belowAverage|oneToOne|selfPreservation/);
  expect(lines[1]).toMatch(/,\d [A-Z][a-z]+,/);
  const urdu = await listAssessments({ locale: "ur-G4", now: NOW, query: assessmentsQuery.parse({ format: "words" }) });
  expect((await textOf(urdu)).slice(0, 200)).toMatch(/[\u0600-\u06ff]/);
  expect(assessmentsQuery.safeParse({ format: "words", zone: "Moon/Crater" }).success).toBe(false);
});

test("a record that is deleted is in no list and counts no more", async () => {
  const [row] = await (await db()).assessment.findMany({ take: 1, orderBy: { id: "asc" } });
  const id = row?.id ?? "";
  await deleteAssessment(id);
  await expect(loadAssessment(id)).rejects.toMatchObject({ code: "not_found" });
  await expect(deleteAssessment(id)).rejects.toMatchObject({ code: "not_found" });
  expect(await textOf(await list())).not.toContain(id);
  expect((await textOf(await list({ format: "csv" }))).split("\r\n")).toHaveLength(
    (await (await db()).assessment.count()) + 2,
  );
});
