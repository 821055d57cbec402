import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { clearToasts, TOAST_DURATION, TOAST_REMOVE_DELAY, toast, toastStore } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";

const TEXTS = {
  region: "Messages (F8)",
  message: "Message",
  close: "Close this message",
  recent: "Recent messages",
  error: "Error",
};
const show = (...input: Parameters<typeof toast>) => act(() => void toast(...input));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const shown = () => within(screen.getByRole("region", { name: "Messages (F8)" })).queryAllByRole("listitem");
const pressF8 = () => fireEvent.keyDown(document, { key: "F8", code: "F8" });

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <button type="button">Before</button>
      <Toaster texts={TEXTS} />
    </>,
  );
});
afterEach(() => {
  act(() => clearToasts());
  jest.useRealTimers();
});

test("a toast stays for five seconds, and is kept out of sight for a while", () => {
  show({ title: "Saved" });
  wait(TOAST_DURATION - 100);
  expect(shown()).toHaveLength(1);
  wait(200);
  expect(shown()).toHaveLength(0);
  expect(toastStore.read()).toMatchObject([{ title: "Saved", open: false }]);
  wait(TOAST_REMOVE_DELAY);
  expect(toastStore.read()).toEqual([]);
});

test("another duration is kept as well", () => {
  show({ title: "Short", duration: 4_000 });
  wait(3_900);
  expect(shown()).toHaveLength(1);
  wait(200);
  expect(shown()).toHaveLength(0);
});

test("one toast at a time: a new one takes the place of the one that is shown", () => {
  show({ title: "First" });
  show({ title: "Second", description: "With details" });
  expect(shown().map(({ textContent }) => textContent)).toEqual(["SecondWith details"]);
  wait(TOAST_DURATION + 100);
  expect(shown()).toHaveLength(0);
});

test("an error looks like one, interrupts, and can be read again by the key or the button", async () => {
  screen.getByRole("button", { name: "Before" }).focus();
  show({ title: "Draft Failed", description: "Failed to create draft atoms", variant: "destructive" });
  expect(shown()[0]).toHaveClass("tone-danger");
  wait(100);
  expect(document.querySelector('[aria-live="assertive"]')).not.toBeNull();
  wait(TOAST_DURATION);
  expect(screen.getByRole("button", { name: "Recent messages (1)" })).toBeVisible();

  pressF8();
  const recent = screen.getByRole("region", { name: "Recent messages" });
  expect(recent).toHaveFocus();
  expect(within(recent).getByRole("listitem")).toHaveTextContent("Error: Draft FailedFailed to create draft atoms");
  jest.useRealTimers();
  expect(await axe(document.body)).toHaveNoViolations();
  fireEvent.keyDown(recent, { key: "Escape" });
  expect(screen.queryByRole("region", { name: "Recent messages" })).toBeNull();
  expect(screen.getByRole("button", { name: "Before" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: /Recent messages/ })).toBeNull();
});

test("F8 leads to the toast while it is shown, and its button closes it", () => {
  show({ title: "Saved" });
  pressF8();
  expect(document.activeElement).toContainElement(shown()[0] ?? null);
  fireEvent.click(screen.getByRole("button", { name: "Close this message" }));
  expect(shown()).toHaveLength(0);
  expect(screen.queryByRole("region", { name: "Recent messages" })).toBeNull();
});

test.each([
  ["49 pixels to the right is not enough", 49, 1],
  ["51 pixels to the right takes it away", 51, 0],
  ["to the left does nothing", -80, 1],
])("a swipe of %s", (_name, distance, left) => {
  show({ title: "Saved" });
  const [card] = shown();
  if (!card) throw new Error("no toast");
  card.setPointerCapture = jest.fn();
  card.hasPointerCapture = jest.fn(() => true);
  card.releasePointerCapture = jest.fn();
  const at = (type: string, clientX: number) => {
    const event = new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 0 });
    fireEvent(card, Object.assign(event, { pointerType: "touch", pointerId: 1 }));
  };
  at("pointerdown", 0);
  at("pointermove", distance / 2);
  at("pointermove", distance);
  at("pointerup", distance);
  wait(300);
  expect(shown()).toHaveLength(left);
});
