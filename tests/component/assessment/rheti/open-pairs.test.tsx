import { screen } from "@testing-library/react";
import { AUTO_ADVANCE_MS } from "@/components/assessment/rheti/use-pair-navigation";
import { ALL, allBut, answered, button, heading, open, openOverview, pass, statement } from "./questionnaire";

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe("a pair that was passed over", () => {
  const words = "You left this pair open. Which of the two fits better?";
  const lastWords = "This is the only pair still open. Which of the two fits better?";

  test("says so when the walk comes back to it, and no more once it is answered", async () => {
    const { user } = open({ answers: allBut(2, 3, 36) });
    await user.click((await openOverview(user)).getByRole("button", { name: "Pair 36, open" }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await user.click(statement("36", "left"));
    pass(AUTO_ADVANCE_MS);
    expect(heading()).toHaveTextContent("Pair 2 ");
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getByText(words, { selector: "[role=status]" })).toBeInTheDocument();
    await user.click(statement("2", "left"));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    pass(AUTO_ADVANCE_MS);
    expect(heading()).toHaveTextContent("Pair 3 ");
    expect(screen.getAllByText(lastWords)).toHaveLength(2);
    await user.click(statement("3", "left"));
    expect(screen.getByText(/^All 36 pairs are answered/)).toBeVisible();
    expect(screen.queryByText(lastWords)).not.toBeInTheDocument();
  });

  test("that is the only one has no way on past it, by button or key, but says what is left", async () => {
    const { user } = open({ answers: allBut(6) });
    expect(heading()).toHaveTextContent("Pair 6 ");
    expect(screen.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();
    expect(button("Continue")).toBeDisabled();
    expect(button("Continue")).toHaveAccessibleDescription(/One pair is still open/);
    await user.keyboard("{PageDown}");
    expect(heading()).toHaveTextContent("Pair 6 ");
  });

  test("leads by Next to others that were passed over, and not through answered ones", async () => {
    const { user } = open({ answers: allBut(6, 9) });
    await user.click(button("Next"));
    expect(heading()).toHaveTextContent("Pair 9 ");
    expect(screen.queryByRole("button", { name: "Next" })).not.toBeInTheDocument();
    await user.click(button("Go to pair 6"));
    expect(heading()).toHaveTextContent("Pair 6 ");
  });

  test("leads to its neighbour while the end of the walk is still to come", async () => {
    const { user } = open({ answers: answered(1, 2, 4) });
    await user.click(button("Next"));
    expect(heading()).toHaveTextContent("Pair 4 ");
  });

  test("says so also where only the last answer came after it", async () => {
    const { user } = open({ answers: allBut(35, 36) });
    await user.click(button("Next"));
    await user.click(statement("36", "left"));
    pass(AUTO_ADVANCE_MS);
    expect(heading()).toHaveTextContent("Pair 35");
    expect(screen.getAllByText(lastWords)).toHaveLength(2);
  });

  test("is not a pair that is simply next", () => {
    open({ answers: answered(1, 2, 3) });
    expect(heading()).toHaveTextContent("Pair 4");
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
});

describe("an earlier answer that is changed", () => {
  test("offers one way back to the first open pair, beside the next one", async () => {
    const { user } = open({ answers: answered(...ALL.slice(0, 11)) });
    await user.click((await openOverview(user)).getByRole("button", { name: "Pair 3, answered" }));
    expect(screen.queryByRole("button", { name: /^Go to pair/ })).not.toBeInTheDocument();
    await user.click(statement("3", "right"));
    expect(button("Next")).toBeEnabled();
    await user.click(button("Go to pair 12"));
    expect(heading()).toHaveTextContent("Pair 12");
    expect(screen.queryByRole("button", { name: /^Go to pair/ })).not.toBeInTheDocument();
  });

  test("needs none where the next pair is the open one, or none is open", async () => {
    const { user, unmount } = open({ answers: answered(1) });
    await user.click(button("Back"));
    await user.click(statement("1", "right"));
    expect(screen.queryByRole("button", { name: /^Go to pair/ })).not.toBeInTheDocument();
    unmount();
    const again = open({ answers: allBut() });
    await again.user.click(statement("1", "right"));
    expect(screen.queryByRole("button", { name: /^Go to pair/ })).not.toBeInTheDocument();
  });
});
