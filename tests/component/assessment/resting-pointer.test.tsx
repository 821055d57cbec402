import { readFileSync } from "node:fs";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PairView } from "@/components/assessment/rheti/pair-view";
import { renderInLanguage } from "@/tests/support/render";

const nothing = () => undefined;

/** The pairs one after the other, by a tap. */
function Pairs() {
  const [id, setId] = useState(1);
  const next = () => setId(id + 1);
  return <PairView pair={id} answer={undefined} hint="" leaving={false} onTap={next} onStrength={nothing} />;
}

/** jsdom knows no pointer events; what counts is how far the pointer has gone. */
function movePointer(element: Element, by: number): void {
  const event = new MouseEvent("pointermove", { bubbles: true });
  Object.defineProperty(event, "movementX", { value: by });
  Object.defineProperty(event, "movementY", { value: 0 });
  fireEvent(element, event);
}

test("a pointer that rests marks nothing until it moves, and rests anew on the next pair", async () => {
  const { container } = renderInLanguage(<Pairs />);
  const resting = () => container.querySelector("[data-resting]") !== null;
  const cards = () => container.querySelector(".pair-cards") as Element;
  expect(resting()).toBe(true);
  movePointer(cards(), 0);
  expect(resting()).toBe(true);
  movePointer(cards(), 3);
  expect(resting()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: /^On a free day, I want a challenge/ }));
  expect(screen.getByRole("heading")).toHaveTextContent("Pair 2");
  expect(resting()).toBe(true);
});

test("a choice is marked under a pointer only where a device can hover, and never under one that rests", () => {
  const sheet = readFileSync("components/ui/fields.css", "utf8");
  const hovers = [...sheet.matchAll(/[^{}]*:hover[^{}]*(?=\{)/g)].filter(([rule]) => rule.includes(".choice"));
  expect(hovers).toHaveLength(1);
  expect(hovers[0]?.[0]).toContain("[data-resting]");
  expect(sheet).toMatch(/@media \(hover: hover\) \{\s*\.choice:hover/);
});
