import { act, render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Opening } from "@/components/assessment/step-gate";
import { DraftProvider, useDraft } from "@/lib/assessment/client/draft-provider";
import { newDraft } from "@/lib/assessment/domain/draft";
import { jsonAnswer } from "@/tests/support/json-answer";
import { renderInLanguage } from "@/tests/support/render";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

test("an opening that takes long says why", async () => {
  jest.useFakeTimers();
  const { container } = renderInLanguage(<Opening />);
  const note = container.querySelector(".py-16");
  act(() => jest.advanceTimersByTime(2_999));
  expect(note).toHaveTextContent(/^Opening your answers...$/);
  act(() => jest.advanceTimersByTime(1));
  expect(note).toHaveTextContent("The server cannot be reached at the moment. We keep trying.");
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

function Whose() {
  const { userId, draft } = useDraft();
  return <p>{`${userId} ${draft.reportType.value}`}</p>;
}

test("the run that stays open over a change of screen is not the next person's", async () => {
  const asPerson = (id: string, run: string, kind: "love" | "wealth") => {
    global.fetch = jest.fn(async () => jsonAnswer(200, { user: { id }, draft: newDraft(run, 1, kind) }));
    localStorage.setItem("loggedInUser", JSON.stringify({ id, userId: id }));
  };
  const open = () =>
    render(
      <DraftProvider loading={<p>loading</p>}>
        <Whose />
      </DraftProvider>,
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
