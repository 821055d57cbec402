import { act, render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Opening } from "@/components/assessment/step-gate";
import { RunProvider, useAssessmentRun } from "@/lib/assessment/client/run-provider";
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
  expect(note).toHaveTextContent("The server can’t be reached at the moment. We keep trying.");
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
