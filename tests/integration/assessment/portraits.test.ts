import { randomUUID } from "node:crypto";
import { EXPORT_PARTS } from "@/app/_personal-data";
import type { OwnUserId } from "@/lib/accounts/access";
import { insertPortraitAnswer, ownPortraitAnswers } from "@/lib/assessment/data/portrait-answers";
import { MIN_MEASURED } from "@/lib/assessment/domain/portraits/figures";
import { type PortraitChoice, portraitQuestion } from "@/lib/assessment/domain/portraits/question";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import {
  cachedMeasuredHits,
  loadMeasuredHits,
  loadPortraitFigures,
  savePortraitAnswer,
} from "@/lib/assessment/operations/portraits";
import { completeRun } from "@/lib/assessment/operations/runs";
import { db } from "@/lib/platform/db/client";
import { LOCALES, type Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { composeReport } from "@/lib/reports/operations/compose-report";
import { setUpDatabase } from "@/tests/support/database";
import { passTime } from "@/tests/support/pass-time";
import { contextFor, newUser } from "@/tests/support/people";
import { answeredRun, fullRun } from "@/tests/support/sample-runs";
import { TEXTS } from "@/tests/support/seeds";
import { sectionTexts } from "@/tests/unit/reports/text-of";

setUpDatabase(TEXTS);

const START = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

/** Pairs and scenes answered, nothing else. */
const runToScenes = (runId: string = randomUUID()): AssessmentRun => ({
  ...fullRun(4, runId, START),
  block: null,
  colors: null,
  tokens: null,
});

const at = (minutes: number) => new Date(START + minutes * MINUTE_MS);

function answer(userId: OwnUserId, choice: PortraitChoice, run = runToScenes(), now = at(0), locale: Locale = "en") {
  const ctx = { ...contextFor(null, now), locale };
  return savePortraitAnswer({ ctx, userId, input: { assessmentData: run, choice } });
}

beforeEach(async () => void (await (await db()).portraitAnswer.deleteMany()));
afterEach(() => jest.restoreAllMocks());

test("what was asked and how sure it was is worked out from the run, and kept with the choice", async () => {
  const userId = await newUser();
  const run = runToScenes();
  expect(await answer(userId, "leader", run, at(3), "ur-G4")).toEqual({ choice: "leader" });
  expect(await ownPortraitAnswers(userId)).toEqual([
    {
      ...{ userId, runId: run.runId, choice: "leader", locale: "ur-G4", edition: 2, answeredAt: at(3) },
      ...portraitQuestion(run),
    },
  ]);
});

test("the first answer of a run stays; the same one again, or another one, is answered with it", async () => {
  const userId = await newUser();
  const run = runToScenes();
  await answer(userId, "skipped", run);
  expect(await answer(userId, "skipped", run, at(1))).toEqual({ choice: "skipped" });
  expect(await answer(userId, "leader", run, at(2))).toEqual({ choice: "skipped" });
  const [kept, ...more] = await ownPortraitAnswers(userId);
  expect([kept?.answeredAt, more]).toEqual([at(0), []]);
});

test("answers that arrive at once make one", async () => {
  const userId = await newUser();
  const run = runToScenes();
  const choices = (["leader", "other", "neither", "skipped"] as const).map((choice) => answer(userId, choice, run));
  expect(new Set((await Promise.all(choices)).map(({ choice }) => choice)).size).toBe(1);
});

test("a run id that somebody else has used keeps nobody from answering", async () => {
  const [one, other] = [await newUser(), await newUser()];
  const run = runToScenes();
  await answer(one, "leader", run);
  expect(await answer(other, "neither", run)).toEqual({ choice: "neither" });
});

test("there is nothing to answer before the scenes, and no 51st answer of one person", async () => {
  const userId = await newUser();
  const early = answer(userId, "leader", answeredRun(4, randomUUID(), START));
  await expect(early).rejects.toMatchObject({ code: "invalid_input" });
  for (let times = 0; times < 50; times += 1) await answer(userId, "neither");
  await expect(answer(userId, "neither")).rejects.toMatchObject({ code: "conflict" });
});

test("whoever was told a type by another run is not counted; the run itself may be completed meanwhile", async () => {
  const userId = await newUser();
  const run = fullRun(4, randomUUID(), START);
  const input = { reportType: "love" as const, assessmentData: run };
  await completeRun({ ctx: contextFor(null, at(0)), userId, input });
  await expect(answer(userId, "leader")).rejects.toMatchObject({ code: "conflict" });
  expect(await answer(userId, "other", runToScenes(run.runId))).toEqual({ choice: "other" });
});

test("it goes into the download of its person alone, and goes with the account", async () => {
  const [userId, other] = [await newUser(), await newUser()];
  await answer(userId, "leader");
  await answer(other, "other");
  expect(await EXPORT_PARTS.portraits?.read(userId)).toMatchObject([{ userId, choice: "leader" }]);
  const client = await db();
  await client.user.delete({ where: { id: userId } });
  expect(await client.portraitAnswer.findMany({ select: { userId: true } })).toEqual([{ userId: other }]);
  await expect(answer(userId, "leader")).rejects.toMatchObject({ code: "unauthenticated" });
});

test("of each person the first answer counts that was no skip", async () => {
  const [one, two, three] = [await newUser(), await newUser(), await newUser()];
  await answer(one, "skipped", runToScenes(), at(0));
  await answer(one, "other", runToScenes(), at(1), "hi-G4");
  await answer(one, "leader", runToScenes(), at(2));
  await answer(two, "leader", runToScenes(), at(3));
  await answer(three, "skipped", runToScenes(), at(4));
  const figures = await loadPortraitFigures(at(9));
  expect(figures).toMatchObject({ asked: 3, answered: 2, neither: 0, all: { chose: 2, hits: 1 } });
  expect(figures.byLanguage.map(({ locale, chose, hits }) => [locale, chose, hits])).toEqual([
    ["en", 1, 1],
    ["hi-G4", 1, 0],
  ]);
  expect(figures.all.said).toBeGreaterThan(0.5);
  expect(figures.all.said).toBeLessThan(1);
});

describe("the method text", () => {
  /** So many people who chose, every fourth the other portrait. */
  async function seedChoices(count: number): Promise<void> {
    const run = runToScenes();
    const question = portraitQuestion(run);
    if (!question) throw new Error("the run asks nothing");
    const ids = Array.from({ length: count }, () => randomUUID());
    const person = { firstName: "Asha", lastName: "Verma", passwordHash: "none" };
    await (await db()).user.createMany({ data: ids.map((id) => ({ ...person, id, email: `${id}@example.org` })) });
    const about = { ...question, runId: run.runId, locale: "en", edition: 2, answeredAt: at(0) } as const;
    for (const [place, id] of ids.entries())
      await insertPortraitAnswer(id as OwnUserId, { ...about, choice: place % 4 === 0 ? "other" : "leader" });
  }

  const composed = (locale: Locale, generatedAt: Date) => {
    const profile = buildProfile(fullRun(4, randomUUID(), START));
    return composeReport({ profile, type: 4, reportType: "love", person: null, answers: null, locale, generatedAt });
  };
  const method = async (locale: Locale, generatedAt = at(9)) =>
    sectionTexts(await composed(locale, generatedAt), "method");

  test("speaks of the simulation until 200 people have chosen, and of them from then on, in every language", async () => {
    await seedChoices(MIN_MEASURED - 1);
    expect(await loadMeasuredHits(at(9))).toBeNull();
    for (const { code } of LOCALES)
      expect(await method(code)).toContain(translator(code)("report.method.accuracyBrief"));

    await answer(await newUser(), "leader", runToScenes(), at(5));
    const values = { people: 200, tenths: 8, neither: 0 };
    expect(await loadMeasuredHits(at(9))).toEqual({ people: 200, hits: 150, neither: 0 });
    for (const { code } of LOCALES) {
      const texts = await method(code);
      expect(texts).toContain(translator(code)("report.method.measured", values));
      expect(texts).not.toContain(translator(code)("report.method.accuracyBrief"));
    }
    expect(await method("en", at(4))).toContain(translator("en")("report.method.accuracyBrief"));

    await answer(await newUser(), "neither", runToScenes(), at(6));
    expect(await method("en")).toContain(translator("en")("report.method.measured", { ...values, neither: 1 }));
  });

  test("of the results page is at most a minute behind", async () => {
    passTime(2 * MINUTE_MS);
    expect(await cachedMeasuredHits()).toBeNull();
    await seedChoices(MIN_MEASURED);
    expect(await cachedMeasuredHits()).toBeNull();
    passTime(2 * MINUTE_MS);
    expect(await cachedMeasuredHits()).toEqual({ people: MIN_MEASURED, hits: 150, neither: 0 });
  });
});
