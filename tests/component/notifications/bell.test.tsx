import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { PageToasts } from "@/components/layout/page-toasts";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { clearToasts } from "@/components/ui/toast";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
const notice = (id: string, about: object = {}) => ({
  ...{ id, title: `Title ${id}`, message: `Message ${id}`, type: "update", priority: "high", createdAt: at(0) },
  sentAt: at(Number(id)),
  ...about,
});

/** A server that holds these notifications; `answers` are what it was asked. */
function serve() {
  const state = {
    notifications: [notice("1"), notice("2")],
    opened: [] as string[],
    clearedAt: null as string | null,
    failing: 0,
    calls: [] as string[],
    version: 0,
  };
  global.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const url = String(input);
    const known = new Headers(init?.headers).get("if-none-match");
    state.calls.push(`${init?.method ?? "GET"} ${url.split("?")[0]}`);
    const answer = (status: number, body: unknown, etag = "") => jsonResponse(status, body, { etag });
    if (state.failing) return answer(state.failing, { message: "Please try again in 4 minutes." });
    if (url.includes("/clear")) return answer(200, { clearedAt: at(50) });
    if (!url.includes("/recent")) return answer(200, {});
    const etag = `v${state.version}`;
    if (known === etag) return answer(304, null, etag);
    const { notifications, opened, clearedAt } = state;
    return answer(200, { notifications, opened, clearedAt, timestamp: at(40) }, etag);
  });
  return state;
}

let reader = 0;
/** Each test has a reader of its own: a tab keeps one store for each. */
function open() {
  reader += 1;
  const id = `u${reader}`;
  const rendered = renderInLanguage(
    <>
      <NotificationBell kind="user" id={id} />
      <PageToasts />
    </>,
  );
  return { id, ...rendered };
}
const bell = (name: string) => screen.findByRole("button", { name });

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  jest.useRealTimers();
  act(() => clearToasts());
});

test("the bell counts what is unread; clicking one marks it read, here and at the server", async () => {
  const server = serve();
  const { id, container } = open();
  await userEvent.click(await bell("Notifications, 2 unread"));
  expect(await axe(container)).toHaveNoViolations();
  const first = screen.getByRole("button", { name: /Title 2/ });
  expect(first).toHaveTextContent("New");
  await userEvent.click(first);
  await userEvent.click(first);
  expect(first).toHaveTextContent("Read");
  expect(await bell("Notifications, 1 unread")).toBeInTheDocument();
  expect(server.calls.filter((call) => call === "POST /api/notifications/track")).toHaveLength(1);
  expect(JSON.parse(localStorage.getItem(`${STORAGE_KEYS.notifications}:user:${id}`) ?? "").read).toEqual(["2"]);
});

test("Clear All empties the list; a failure leaves it and says so", async () => {
  const server = serve();
  open();
  await userEvent.click(await bell("Notifications, 2 unread"));
  server.failing = 503;
  await userEvent.click(screen.getByRole("button", { name: "Clear All" }));
  expect(await screen.findByText("The list couldn’t be cleared. Please try again.")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  server.failing = 0;
  await userEvent.click(screen.getByRole("button", { name: "Clear All" }));
  expect(await screen.findByRole("heading", { name: "No notifications yet" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Close notifications" }));
  expect(await bell("Notifications, none unread")).toBeInTheDocument();
});

test("Clear All tells the server until when the list was seen; a link that is followed reads it and closes the list", async () => {
  const server = serve();
  server.notifications = [notice("45", { link: "/reports#pairs", words: { en: { title: "Ready", message: "Yes" } } })];
  open();
  await userEvent.click(await bell("Notifications, 1 unread"));
  const follow = screen.getByRole("link", { name: "Open the link of “Ready”" });
  // Where it leads is not this test's: jsdom goes nowhere.
  follow.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(follow);
  expect(screen.queryByRole("heading", { name: "Notifications" })).toBeNull();
  expect(server.calls).toContain("POST /api/notifications/track");
  await userEvent.click(await bell("Notifications, none unread"));
  await userEvent.click(screen.getByRole("button", { name: "Clear All" }));
  // The answer was of second 40, and this one of second 45.
  const asked = jest.mocked(fetch).mock.calls.map(([url]) => new URL(String(url), "https://ninefold.example"));
  const cleared = asked.find(({ pathname }) => pathname === "/api/notifications/clear");
  expect(cleared?.searchParams.get("before")).toBe(at(45));
});

test("what comes in later is shown as a toast, once; what was there before is not", async () => {
  const server = serve();
  open();
  await bell("Notifications, 2 unread");
  expect(document.querySelector(".toast-card")).toBeNull();
  server.notifications = [notice("3", { title: "Fresh <b>news</b>" })];
  server.version += 1;
  await waitFor(() => expect(document.querySelector(".toast-card")).toHaveTextContent("Fresh <b>news</b>"), {
    timeout: 20_000,
  });
  expect(await bell("Notifications, 3 unread")).toBeInTheDocument();
});

test("an administrator's list is read and cleared in this browser alone", async () => {
  const server = serve();
  renderInLanguage(<NotificationBell kind="admin" id={`a${reader}`} />);
  await userEvent.click(await bell("Notifications, 2 unread"));
  await userEvent.click(screen.getByRole("button", { name: /Title 1/ }));
  const shown = within(screen.getByRole("list")).getAllByRole("button");
  expect(shown.map(({ textContent }) => /Read$|New/.test(textContent ?? ""))).toHaveLength(2);
  expect(await bell("Notifications, 1 unread")).toBeInTheDocument();
  expect(server.calls.some((call) => call.startsWith("POST"))).toBe(true);
});

test("the sound can be switched off, and stays so", async () => {
  serve();
  open();
  await userEvent.click(await bell("Notifications, 2 unread"));
  const sound = screen.getByRole("checkbox", { name: "Play a sound when something new arrives" });
  expect(sound).toBeChecked();
  await userEvent.click(sound);
  expect(sound).not.toBeChecked();
  expect(localStorage.getItem(STORAGE_KEYS.notificationSound)).toBe("off");
});

test("while the server cannot be reached the list says so and stays", async () => {
  const server = serve();
  open();
  await userEvent.click(await bell("Notifications, 2 unread"));
  server.failing = 500;
  expect(await screen.findByText(/There is no connection right now/, undefined, { timeout: 20_000 })).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

const polls = (calls: readonly string[]) => calls.filter((call) => call === "GET /api/notifications/recent").length;

test("a poll that was refused, as it was on its way while the password changed, is not the last one", async () => {
  jest.useFakeTimers();
  const server = serve();
  open();
  await act(() => jest.advanceTimersByTimeAsync(0));
  server.failing = 401;
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  server.failing = 0;
  server.notifications = [notice("3")];
  server.version += 1;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole("button", { name: "Notifications, 3 unread" })).toBeVisible();
  // Two refusals in a row mean that the session is over.
  server.failing = 401;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  const before = polls(server.calls);
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  expect(polls(server.calls)).toBe(before);
});

test("a reader sees no mark of an ordinary notification, and one of an urgent one", async () => {
  const server = serve();
  server.notifications = [notice("1", { type: "general", priority: "normal" }), notice("2", { type: "general" })];
  open();
  await userEvent.click(await bell("Notifications, 2 unread"));
  expect(screen.queryByText("Normal")).toBeNull();
  expect(screen.queryByText("General")).toBeNull();
  expect(within(screen.getByRole("button", { name: /Title 2/ })).getByText("High")).toBeVisible();
});

test("a limit is told with the time to wait, by the list and by Clear All", async () => {
  const server = serve();
  open();
  await userEvent.click(await bell("Notifications, 2 unread"));
  server.failing = 429;
  await userEvent.click(screen.getByRole("button", { name: "Clear All" }));
  expect(await screen.findAllByText("Please try again in 4 minutes.")).toHaveLength(1);
  await waitFor(() => expect(screen.getAllByText("Please try again in 4 minutes.")).toHaveLength(2), {
    timeout: 20_000,
  });
  expect(screen.queryByText(/There is no connection right now/)).toBeNull();
});
