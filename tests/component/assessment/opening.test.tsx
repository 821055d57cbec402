import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Opening } from "@/components/assessment/step-gate";
import { RunProvider, useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { parametersOf } from "@/lib/assessment/domain/instrument/calibration";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import { newRun } from "@/lib/assessment/domain/run/assessment-run";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

test("an opening that takes long says why", async () => {
  jest.useFakeTimers();
  const { container } = renderInLanguage(<Opening />);
  const note = container.querySelector(".py-16");
  act(() => jest.advanceTimersByTime(2_999));
  expect(note).toHaveTextContent(/^Opening your answers…$/);
  act(() => jest.advanceTimersByTime(1));
  expect(note).toHaveTextContent("The server can’t be reached at the moment. We’ll keep trying.");
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

function Whose() {
  const { userId, run: draft } = useAssessmentRun();
  return <p>{`${userId} ${draft.reportType.value}`}</p>;
}

test("the run that stays open over a change of screen is not the next person's", async () => {
  const asPerson = (id: string, run: string, kind: "love" | "wealth") => {
    global.fetch = jest.fn(async () => jsonResponse(200, { user: { id }, draft: newRun(run, 1, kind) }));
    localStorage.setItem("loggedInUser", JSON.stringify({ id, userId: id }));
  };
  const open = () =>
    render(
      <RunProvider loading={<p>loading</p>}>
        <Whose />
      </RunProvider>,
    );
  asPerson("u1", "a", "love");
  const first = open();
  expect(await screen.findByText("u1 love")).toBeVisible();
  first.unmount();
  const again = open();
  expect(screen.getByText("u1 love")).toBeVisible();
  again.unmount();
  asPerson("u2", "b", "wealth");
  open();
  expect(screen.queryByText("u1 love")).not.toBeInTheDocument();
  expect(await screen.findByText("u2 wealth")).toBeVisible();
});

describe("the calibration that a run begins with", () => {
  const IN_USE = { id: "c1", parameters: parametersOf(edition(2)) };
  function Shown() {
    const { run, store } = useAssessmentRun();
    return (
      <button type="button" onClick={() => store.startNew("love")}>{`run ${run.calibration?.id ?? "plain"}`}</button>
    );
  }

  /** Opens the run of a new person: what the server has of it, and which calibration it says is in use. */
  function openRun(id: string, me: object) {
    global.fetch = jest.fn(async () => jsonResponse(200, { user: { id }, draft: null, setAside: null, ...me }));
    localStorage.setItem("loggedInUser", JSON.stringify({ id, userId: id }));
    render(
      <RunProvider loading={<p>loading</p>}>
        <Shown />
      </RunProvider>,
    );
  }

  const UNDER_ANOTHER = newRun("r1", 1, "love", { ...IN_USE, id: "c0" });
  const answered = { ...UNDER_ANOTHER, hero: { general_001: { value: 3, at: 2 } } };
  const PLAIN = newRun("r1", 1, "love");

  test.each<[string, object, string]>([
    ["a new run begins with the one in use", { calibration: IN_USE }, "run c1"],
    ["a new run is plain where none is in use", { calibration: null }, "run plain"],
    ["a new run is plain where the server says nothing of it", {}, "run plain"],
    ["a run without an answer takes up the one in use", { draft: PLAIN, calibration: IN_USE }, "run c1"],
    ["a run without an answer goes back with it", { draft: UNDER_ANOTHER, calibration: null }, "run plain"],
    ["a run with an answer keeps its own", { draft: answered, calibration: IN_USE }, "run c0"],
    ["a run stays as it is where the server says nothing", { draft: UNDER_ANOTHER }, "run c0"],
  ])("%s", async (what, me, shown) => {
    openRun(what, me);
    expect(await screen.findByText(shown)).toBeVisible();
  });

  test("a run that is begun anew takes the one in use, whatever the one before had", async () => {
    openRun("begun anew", { draft: answered, calibration: IN_USE });
    await userEvent.click(await screen.findByText("run c0"));
    expect(await screen.findByText("run c1")).toBeVisible();
  });
});
