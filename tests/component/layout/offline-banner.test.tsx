import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import type { ReactElement } from "react";
import { SyncNote } from "@/components/assessment/step-progress";
import { OfflineBanner } from "@/components/layout/offline-banner";
import { OutboxSync } from "@/components/layout/outbox-sync";
import { REJECTED_EVENT } from "@/lib/platform/outbox/rejected-event";
import { renderInLanguage } from "@/tests/support/render";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

/** The language list has a region of its own beside the view. */
const show = (view: ReactElement) => renderInLanguage(<main>{view}</main>);
const regions = () => within(screen.getByRole("main")).getAllByRole("status");

function connection(onLine: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  act(() => void window.dispatchEvent(new Event(onLine ? "online" : "offline")));
}

test("the banner comes and goes with the connection, in a region that was there before", async () => {
  const { container } = show(<OfflineBanner persistent />);
  expect(regions()[0]).toBeEmptyDOMElement();
  connection(false);
  expect(regions()[0]).toHaveTextContent("You’re offline. Your answers are kept on this device.");
  expect(await axe(container)).toHaveNoViolations();
  connection(true);
  expect(regions()[0]).toBeEmptyDOMElement();
});

test("where the browser keeps nothing, the banner does not promise that it does", () => {
  show(<OfflineBanner persistent={false} />);
  connection(false);
  expect(regions()[0]).toHaveTextContent("kept in this tab: please leave it open");
});

test.each([
  ["saved", true, "All answers saved"],
  ["paused", true, "will be sent in 3 minutes."],
  ["waiting", true, "kept on this device and will be sent"],
  ["waiting", false, "kept in this tab and will be sent"],
  ["signedOut", true, "once you log in again"],
  ["refused", true, "couldn’t be saved"],
] as const)("sync %s, lasting %p", async (sync, lasting, words) => {
  const { container } = show(<SyncNote sync={sync} pauseMinutes={3} persistent={lasting} />);
  expect(regions()[0]).toHaveTextContent(words);
  expect(regions().length).toBe(lasting ? 1 : 2);
  expect(screen.queryByRole("link", { name: "Log in" }) !== null).toBe(sync === "signedOut");
  expect(await axe(container)).toHaveNoViolations();
});

test("what the server would not take is said with its sentence, until it is put away", async () => {
  show(<OutboxSync />);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new CustomEvent(REJECTED_EVENT, { detail: "Some answers are missing." })));
  expect(screen.getByRole("alert")).toHaveTextContent("couldn’t be saved.Some answers are missing.");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
