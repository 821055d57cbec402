import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement } from "react";
import { BlockTower } from "@/components/tower/block-tower";
import { EnergyDistribution } from "@/components/tower/energy-distribution";
import { TowerPreview, type TowerPreviewProps } from "@/components/tower/tower-preview";
import ui from "@/messages/en/ui.json";

const renderTower = (tower: ReactElement) =>
  render(
    <NextIntlClientProvider locale="en" messages={ui} timeZone="UTC">
      {tower}
    </NextIntlClientProvider>,
  ).container;
const show = (props: Partial<TowerPreviewProps> = {}) =>
  renderTower(<TowerPreview title="Your tower" states={[]} {...props} />);

const stops = (container: HTMLElement) =>
  [...container.querySelectorAll("linearGradient:first-of-type stop[style]")].map((stop) => [
    (stop as SVGStopElement).style.getPropertyValue("stop-color") || stop.getAttribute("style"),
    stop.getAttribute("offset"),
  ]);

test.each([
  [[], "Select states to see colors", "Select 2 color states to preview", 0],
  [["good"], "Select one more state", "Colors apply to tower in real-time", 1],
  [["good", "average"], "Foundation Complete", "Colors apply to tower in real-time", 2],
] as const)("beside the choice, with the states %j it says %j and %j", async (states, status, caption, colors) => {
  const container = show({ states, live: true });
  expect(screen.getByRole("status")).toHaveTextContent(status);
  expect(screen.getByText(caption)).toBeVisible();
  expect(new Set(stops(container).map(([color]) => color)).size).toBe(colors);
  expect(screen.getByRole("img")).toHaveAccessibleName(`Your tower: ${status}. 5 of 5 steps built.`);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [[], "Your tower: 5 of 5 steps built."],
  [["good", "average"], "Your tower: Steady, 50%; Managing, 50%. 5 of 5 steps built."],
] as const)("where nothing is chosen, with the states %j it asks and promises nothing", async (states, name) => {
  const container = show({ states });
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/select|real-time|foundation/i);
  expect(screen.getByRole("img")).toHaveAccessibleName(name);
  expect(await axe(container)).toHaveNoViolations();
});

test("two states split the tower evenly unless a distribution is given", () => {
  show({ states: ["veryGood", "destructive"] });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Thriving, 50%",
    "Overwhelmed, 50%",
  ]);
});

test("the distribution and the names that are given are shown", () => {
  show({
    states: ["veryGood", "destructive"],
    distribution: { primary: 70, secondary: 30 },
    stateLabels: { veryGood: "Wise and light" },
  });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Wise and light, 70%",
    "Overwhelmed, 30%",
  ]);
});

test.each([
  [-1, 0],
  [0, 0],
  [3, 3],
  [5, 5],
  [9, 5],
])("level %d lays %d of the five stones and outlines the others", (level, laid) => {
  const container = show({ level });
  expect(container.querySelectorAll(".stone")).toHaveLength(laid);
  expect(container.querySelectorAll(".stone-ghost")).toHaveLength(5 - laid);
});

test("the energy panel has a dot for every token", async () => {
  const counts = { self: 5, oneToOne: 3, social: 2 };
  const container = show({ children: <EnergyDistribution tokens={counts} /> });
  const panel = within(screen.getByRole("region", { name: "Energy Distribution" }));
  const rows = panel.getAllByRole("definition");
  expect(panel.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Self-Preservation",
    "One-to-One",
    "Social",
  ]);
  expect(rows.map((row) => row.textContent)).toEqual(["5", "3", "2"]);
  expect(rows.map((row) => row.querySelectorAll("[data-dot]").length)).toEqual([5, 3, 2]);
  expect(await axe(container)).toHaveNoViolations();
});

test("as blocks, each is as wide and high as its classes say", async () => {
  const blocks = [{ width: "w-48", height: "h-12" }, { width: "w-16", height: "h-6" }, { width: "other" }];
  const container = renderTower(<BlockTower title="Your tower" blocks={blocks} states={["good", "average"]} />);
  const sizes = [...container.querySelectorAll<HTMLElement>(".tower-block")].map(({ style }) => [
    style.getPropertyValue("inline-size"),
    style.getPropertyValue("block-size"),
  ]);
  expect(sizes).toEqual([
    ["12rem", "3rem"],
    ["4rem", "1.5rem"],
    ["6rem", "2rem"],
  ]);
  expect(screen.getByRole("img")).toHaveAccessibleName("Your tower: a tower of 3 blocks.");
  expect(await axe(container)).toHaveNoViolations();
});

test("the gradient spans the stones that are laid, so that the split is that of what is built", () => {
  const crowns = [1, 2, 3, 4, 5].map((level) => {
    const container = show({ level, states: ["good", "average"] });
    return Number(container.querySelector("linearGradient")?.getAttribute("y2"));
  });
  expect(crowns).toEqual([...crowns].sort((a, b) => b - a));
  expect(new Set(crowns).size).toBe(5);
});
