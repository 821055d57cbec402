import { screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { DeciderPanel } from "@/components/assessment/results/decider-panel";
import { ResultsContent } from "@/components/assessment/results/results-screen";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { deciderRound } from "@/lib/assessment/domain/run/decider-round";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { workingType } from "@/lib/assessment/domain/run/selectors";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { answerRound, clearRun, closeFirstRun, closeRun, dividedRun, towardSecond } from "@/tests/support/finished-run";
import { englishMessages } from "@/tests/support/render";
import { openOver } from "./open-results";

jest.setTimeout(30_000);

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
jest.mock("@/lib/assessment/client/run-provider", () => ({ useAssessmentRun: jest.fn() }));
jest.mock("@/lib/assessment/client/track", () => ({ trackStep: jest.fn() }));

const openPanel = (run: AssessmentRun) => openOver(<DeciderPanel />, run);

beforeEach(() => push.mockReset());

const answered = answerRound(closeFirstRun, towardSecond(closeFirstRun));
const round = deciderRound(answered);
/** The panel alone shows the words of the page; the gate of the step gives it those of an earlier edition. */
const cards: Record<string, { prompt: string; options: Record<string, string> }> = englishMessages.hero.cards;

test("a clear answer offers no round", () => {
  openPanel(clearRun);
  expect(screen.queryByRole("heading", { name: "Two types are close" })).not.toBeInTheDocument();
});

test("the scenes come one after another, are kept at once, can be taken back, and end with what they say", async () => {
  const { user, draft, container } = openPanel(closeFirstRun);
  await user.click(screen.getByRole("button", { name: "Answer 4 short scenes" }));
  const pick = towardSecond(closeFirstRun);
  for (const [place, { id, types }] of (round?.cards ?? []).entries()) {
    expect(screen.getByText(`Scene ${place + 1} of 4`)).toBeVisible();
    expect(screen.getByRole("heading", { name: cards[id]?.prompt })).toHaveFocus();
    const index = pick(types);
    await user.click(screen.getByRole("button", { name: cards[id]?.options[String(types[index])] }));
    expect(draft().decider[id]?.value).toBe(index);
  }
  expect(screen.getByRole("heading", { name: "What the scenes say" })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole("button", { name: "Back to the previous scene" }));
  expect(screen.getByText("Scene 4 of 4")).toBeVisible();
  expect(workingType(draft())).toBe(round?.before.type);
});

test("accepting another type leads to the block; nothing was changed before", async () => {
  const { user, draft } = openPanel(answered);
  expect(screen.getByText(/With the extra scenes it points to the/)).toBeVisible();
  expect(screen.getByText(/building block has to be chosen again/)).toBeVisible();
  expect(workingType(draft())).toBe(round?.before.type);
  await user.click(screen.getByRole("button", { name: "Accept and choose the block" }));
  expect(workingType(draft())).toBe(round?.after.type);
  expect(push).toHaveBeenCalledWith("/building-blocks");
});

test("refusing keeps type and block, and can be thought over", async () => {
  const { user, draft } = openPanel(answered);
  await user.click(screen.getByRole("button", { name: "Keep the first answer" }));
  expect(workingType(draft())).toBe(round?.before.type);
  expect(push).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Let them count after all" }));
  expect(workingType(draft())).toBe(round?.after.type);
  expect(push).toHaveBeenCalledWith("/building-blocks");
});

test("a round after the report begins a new run and leaves the completed one alone", async () => {
  const { user, draft } = openPanel({ ...answered, completedAt: 5 });
  await user.click(screen.getByRole("button", { name: "Keep the first answer" }));
  expect(draft().runId).not.toBe(answered.runId);
  expect(draft().completedAt).toBeNull();
});

describe("since the second edition", () => {
  const scenes: Record<string, { options: Record<string, string> }> = englishMessages.hero.cards;
  const nameOf = (type: PersonalityType | null) => englishMessages.results.typeNames[type ?? 1];
  const cardsOf = (run: AssessmentRun) => deciderRound(run)?.cards ?? [];

  test("whoever begins agrees that the scenes count, and hears so before", async () => {
    const { user, draft } = openPanel(closeRun);
    expect(screen.getByText(/Once you have answered them all they count, whatever comes out/)).toBeVisible();
    expect(screen.getByText(/each sets two of the leading types against each other/)).toBeVisible();
    const own = nameOf(workingType(closeRun));
    expect(screen.getByText(new RegExp(`belongs to the ${own}\\. .*you’ll choose a block again`))).toBeVisible();
    expect(draft().deciderAccepted).toBeNull();
    await user.click(screen.getByRole("button", { name: "Answer 4 short scenes" }));
    expect(draft().deciderAccepted?.value).toBe(true);
    expect(screen.getByText("Scene 1 of 4")).toBeVisible();
  });

  test.each([
    ["close", closeRun],
    ["divided", dividedRun],
  ])("%s: headline and offer name the same two types", (expected, run) => {
    const profile = buildProfile(run);
    if (!profile?.evidence) throw new Error("a finished run");
    const { band, other } = typeCertainty(profile.evidence, profile.type);
    const [first, second] = [nameOf(profile.type), nameOf(other)];
    expect(band).toBe(expected);
    openPanel(run);
    const words =
      band === "divided"
        ? `By the pairs alone the ${first} leads; with the scenes, the ${second} does. There are 4 more short scenes`
        : `The ${first} and the ${second} are in front. There are 4 short scenes`;
    expect(screen.getByText(new RegExp(words))).toBeVisible();
  });

  test("the answers count with the last scene, and nothing takes them back", async () => {
    const { user, draft, container } = openPanel(closeRun);
    const pick = towardSecond(closeRun);
    const before = workingType(closeRun);
    await user.click(screen.getByRole("button", { name: "Answer 4 short scenes" }));
    for (const { id, types } of cardsOf(closeRun)) {
      expect(workingType(draft())).toBe(before);
      await user.click(screen.getByRole("button", { name: scenes[id]?.options[String(types[pick(types)])] }));
    }
    const after = deciderRound(draft())?.after.type;
    expect(workingType(draft())).toBe(after);
    expect(after).not.toBe(before);
    const panel = within(screen.getByRole("region", { name: "The extra scenes count" }));
    expect(panel.getByRole("status")).toHaveTextContent(/With the extra scenes it points to the/);
    expect(panel.getByRole("status")).toHaveTextContent(/You agreed before the first scene/);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test("a scene that is shown again has its choice marked, keeps it or takes another, and its order stays", async () => {
    const { user, draft } = openPanel(closeRun);
    await user.click(screen.getByRole("button", { name: "Answer 4 short scenes" }));
    const [first] = cardsOf(closeRun);
    await user.click(screen.getByRole("button", { name: scenes[first?.id ?? ""]?.options[String(first?.types[0])] }));
    expect(screen.getByText("Scene 2 of 4")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Back to the previous scene" }));
    expect(screen.getByText("Scene 1 of 4")).toBeVisible();
    const optionsShown = () => screen.getAllByRole("button", { pressed: false }).length;
    const mark = () => screen.getByRole("button", { pressed: true });
    expect(mark()).toHaveTextContent(scenes[first?.id ?? ""]?.options[String(first?.types[0])] ?? "");
    expect(optionsShown()).toBe(1);
    const kept = draft().decider[first?.id ?? ""];
    await user.click(screen.getByRole("button", { name: "Keep this choice" }));
    expect(screen.getByText("Scene 2 of 4")).toBeVisible();
    expect(draft().decider[first?.id ?? ""]).toBe(kept);
    await user.click(screen.getByRole("button", { name: "Back to the previous scene" }));
    await user.click(screen.getByRole("button", { pressed: false }));
    expect(draft().decider[first?.id ?? ""]?.value).toBe(1);
    expect(screen.getByText("Scene 2 of 4")).toBeVisible();
    expect(cardsOf(draft()).map(({ id }) => id)).toEqual(cardsOf(closeRun).map(({ id }) => id));
  });

  test("the options of a scene stand in the order of the run, after a reload as before", async () => {
    const completed = { ...closeRun, completedAt: 5 };
    const { user, draft, unmount } = openPanel(completed);
    await user.click(screen.getByRole("button", { name: "Answer 4 short scenes" }));
    const options = () => screen.getAllByRole("button", { pressed: false }).map(({ textContent }) => textContent);
    const before = options();
    unmount();
    openPanel(draft());
    expect(options()).toEqual(before);
  });

  test("where another type results, it is named, and the block is the one choice that is left", () => {
    const changed = answerRound(closeRun, towardSecond(closeRun));
    openOver(<ResultsContent />, changed);
    const title = screen.getByRole("heading", { level: 1 });
    expect(title).toHaveTextContent(`The ${nameOf(workingType(changed))} now leads`);
    expect(title).toHaveFocus();
    expect(screen.getByText(/^One choice is left: your building block/)).toBeVisible();
    expect(screen.getByText("Assessment Incomplete")).toBeVisible();
    expect(screen.queryByText(/There is no result yet/)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Choose your building block" })).toHaveAttribute(
      "href",
      "/building-blocks",
    );
    expect(screen.getByText(/With the extra scenes it points to the/)).toBeVisible();
  });

  test("the last scene puts the focus on what is left to choose", async () => {
    const { user, draft } = openOver(<ResultsContent />, closeRun);
    const pick = towardSecond(closeRun);
    await user.click(screen.getByRole("button", { name: "Answer 4 short scenes" }));
    for (const { id, types } of cardsOf(draft())) {
      await user.click(screen.getByRole("button", { name: scenes[id]?.options[String(types[pick(types)])] }));
    }
    expect(screen.getByRole("heading", { level: 1, name: /now leads$/ })).toHaveFocus();
  });

  test("scenes that agree with those before, against the pairs, are not said to leave it as it was", () => {
    const leader = deciderRound(dividedRun)?.before.type ?? 1;
    const led = answerRound(dividedRun, (types) => Math.max(0, types.indexOf(leader)));
    expect([workingType(dividedRun) === leader, workingType(led)]).toEqual([false, leader]);
    openOver(<ResultsContent />, led);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`The ${nameOf(leader)} now leads`);
    expect(screen.getByText(/^With the extra scenes, the result is the/)).toHaveTextContent(
      `The pairs alone had pointed to the ${nameOf(workingType(dividedRun))}.`,
    );
    expect(screen.queryByText(/With or without/)).not.toBeInTheDocument();
  });

  test("scenes that change nothing are said to, whatever the result was before a pair was changed", () => {
    const type = workingType(closeRun) ?? 1;
    openPanel(answerRound(closeRun, (types) => Math.max(0, types.indexOf(type))));
    expect(
      screen.getByText(new RegExp(`^With or without the extra scenes, it points to the ${nameOf(type)}`)),
    ).toBeVisible();
    expect(screen.queryByText(/still/)).not.toBeInTheDocument();
  });

  test("a run whose scenes disagree with its pairs is told so, with both names", () => {
    openOver(<ResultsContent />, dividedRun);
    expect(screen.getByText(/The 36 pairs alone point to the/)).toBeVisible();
    expect(screen.getByRole("heading", { name: "A closer look" })).toBeVisible();
  });
});
