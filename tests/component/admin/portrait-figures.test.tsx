import { cleanup, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { PortraitFiguresPanel } from "@/components/admin/instrument/portrait-figures";
import { type PortraitFigures, type PortraitGroup, portraitFigures } from "@/lib/assessment/domain/portraits/figures";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const group = (change: Partial<PortraitGroup>): PortraitGroup => ({
  ...{ kind: "runnerUp", band: "clear", locale: "en", leaderFirst: true, choice: "leader" },
  ...{ people: 60, expected: 48 },
  ...change,
});
const FIGURES = portraitFigures(
  [
    group({}),
    group({ choice: "other", people: 20, expected: 14 }),
    group({ kind: "random", locale: "ur-G4", people: 19, expected: 18 }),
    group({ choice: "neither", people: 5, expected: 3 }),
  ],
  150,
);

function open(reply: PortraitFigures | number) {
  global.fetch = jest.fn(async () =>
    typeof reply === "number"
      ? jsonResponse(reply, { message: "Please try again in 4 minutes." })
      : jsonResponse(200, reply),
  );
  return renderInLanguage(<PortraitFiguresPanel />);
}

const row = (table: string, name: string) =>
  within(screen.getByRole("table", { name: table })).getByRole("row", { name: new RegExp(`^${name}`) });

test("hits stand beside what was said, with their interval; few are called few", async () => {
  const { container } = open(FIGURES);
  expect(
    await screen.findByText(/150 people have been shown two portraits; 104 have answered, 5 of them/),
  ).toBeVisible();
  expect(row("By the other portrait", "All")).toHaveTextContent("9980.8%79.8%70.8% to 86.5%");
  expect(row("By the other portrait", "The runner-up")).toHaveTextContent("8077.5%75%64.5% to 83.2%");
  expect(row("By the other portrait", "Any other")).toHaveTextContent("Fewer than 20 choices: too few to say");
  expect(row("Certainty: said and found", "Close")).toHaveTextContent("too few to say");
  expect(row("By language", "English")).toHaveTextContent("75%");
  expect(
    screen.getByText("The method text speaks of the simulation until 200 people have chosen one of the two."),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("from 200 on the method text names them", async () => {
  open(portraitFigures([group({ people: 200, expected: 150 })], 200));
  expect(await screen.findByText("The method text names the figure of all who chose.")).toBeVisible();
});

test("without anybody it says so, and where they cannot be loaded too", async () => {
  const { unmount } = open(portraitFigures([], 0));
  expect(await screen.findByText("Nobody has chosen between two portraits yet.")).toBeVisible();
  unmount();
  open(503);
  expect(await screen.findByRole("alert")).toHaveTextContent("The portraits couldn’t be loaded.");
  cleanup();
  open(429);
  expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in 4 minutes.");
});
