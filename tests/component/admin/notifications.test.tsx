import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { NotificationsTab } from "@/components/admin/notifications/notifications-tab";
import { LanguageProvider } from "@/components/layout/language-provider";
import { PageToasts } from "@/components/layout/page-toasts";
import { clearToasts } from "@/components/ui/toast";
import { formatDateTime } from "@/lib/platform/format-date";
import admin from "@/messages/en/admin.json";
import { jsonResponse } from "@/tests/support/json-response";
import "@/tests/support/native-dialog";
import { englishMessages, renderInLanguage } from "@/tests/support/render";

jest.setTimeout(60_000);

const SENT = {
  ...{ id: "a", title: "An update", message: "Words", type: "update", priority: "high", targetAudience: "all" },
  ...{
    words: {},
    link: null,
    revokedAt: null,
    personalityTypes: [],
    scheduledFor: null,
    isBulk: true,
    isActive: true,
    recipients: 40,
    opened: 10,
  },
  createdAt: "2026-01-01T10:00:00.000Z",
  sentAt: "2026-01-01T10:00:00.000Z",
};
const WAITING = { ...SENT, id: "b", title: "Later", sentAt: null, scheduledFor: "2036-01-01T10:00:00.000Z" };

const LIMIT = 429;
const WAIT = "Please try again in 4 minutes.";

/** The administrators' endpoints; `refuse` says how one of them fails. */
function serve(refuse: Readonly<Record<string, number>> = {}) {
  const calls: { name: string; body: unknown }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    "GET /api/notifications": { notifications: [WAITING, SENT], next: null },
    "GET /api/notifications/stats": {
      ...{ totalNotifications: 2, totalSent: 40, totalOpened: 10, globalOpenRate: 25, connectedClients: 3 },
      ...{ scheduled: 1, cancelled: 0, revoked: 0 },
      ...{ serverStatus: "online", timestamp: "2026-01-01T10:00:00.000Z" },
    },
    "GET /api/notifications/audience": { count: 7 },
    "GET /api/notifications/recent": { notifications: [], opened: [], clearedAt: null, timestamp: SENT.createdAt },
    "PATCH /api/notifications/b": { notification: WAITING },
    "POST /api/notifications/a/revoke": { notification: { ...SENT, revokedAt: SENT.sentAt } },
    "DELETE /api/notifications/b": { notification: { ...WAITING, isActive: false } },
  };
  global.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const [path = ""] = String(input).split("?");
    const name = `${init?.method ?? "GET"} ${path}`;
    // One poll is answered, the next one is under way for the rest of the test.
    if (name.endsWith("/recent") && calls.some((call) => call.name === name)) return new Promise(() => undefined);
    const sent = init?.body ? JSON.parse(String(init.body)) : undefined;
    calls.push({ name, body: sent });
    const answer =
      name === "POST /api/notifications"
        ? { notification: { ...SENT, targetAudience: sent.targetAudience, personalityTypes: sent.personalityTypes } }
        : answers[name];
    const status = refuse[name] ?? (answer ? 200 : 404);
    const body =
      status < 300 ? answer : { message: status === LIMIT ? WAIT : "It broke", error: "It broke", code: "internal" };
    return jsonResponse(status, body);
  });
  return calls;
}

function open() {
  return renderInLanguage(
    <LanguageProvider locale="en" messagesJson={JSON.stringify({ ...englishMessages, admin })}>
      <NotificationsTab />
      <PageToasts />
    </LanguageProvider>,
  );
}

const field = (name: string) => screen.getByRole("textbox", { name });
async function write(title: string, message: string) {
  for (const [name, text] of Object.entries({ Title: title, Message: message })) {
    await userEvent.click(field(name));
    await userEvent.paste(text);
  }
}

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => clearToasts()));

test("shows the figures, the states and the connection, and has no accessibility violations", async () => {
  serve();
  const { container } = open();
  expect(await screen.findByText("Connection: Connected")).toBeVisible();
  const figures = within(screen.getByRole("region", { name: "Delivery" }));
  await waitFor(() =>
    expect(figures.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["2", "40", "10", "25%", "3", "Online"]),
    ),
  );
  const list = within(await screen.findByRole("region", { name: "Sent and scheduled" }));
  const [later, sent] = await list.findAllByRole("listitem");
  expect(later).toHaveTextContent("Scheduled");
  expect(sent).toHaveTextContent(/Sent.*Everyone.*10 of 40/);
  expect(await axe(container)).toHaveNoViolations();
});

test("an empty form says what is missing and leads there; nothing is sent", async () => {
  const calls = serve();
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Send notification" }));
  expect(field("Title")).toHaveFocus();
  expect(field("Title")).toHaveAccessibleDescription(/Please enter a title/);
  expect(field("Message")).toHaveAccessibleDescription(/Please enter a message/);
  await write("x".repeat(101), "Words");
  expect(field("Title")).toHaveAccessibleDescription(/1 character too many.*at most 100 characters/);
  expect(calls.some(({ name }) => name === "POST /api/notifications")).toBe(false);
});

test("personality types are asked for with their audience alone, and how many it would reach", async () => {
  const calls = serve();
  open();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(await screen.findByText("7 people would get it right now")).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Audience" }), "personality_types");
  expect(screen.getByText("Choose a type to see how many would get it.")).toBeVisible();
  await write("News", "Words");
  await userEvent.click(screen.getByRole("button", { name: "Send notification" }));
  expect(screen.getByText("Please choose at least one personality type")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Type 1: Reformer" })).toHaveFocus();
  await userEvent.click(screen.getByRole("checkbox", { name: "Type 4: Individualist" }));
  expect(await screen.findByText("7 people would get it right now")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Send notification" }));
  await waitFor(() => expect(field("Title")).toHaveValue(""));
  expect(calls.find(({ name }) => name === "POST /api/notifications")?.body).toMatchObject({
    ...{ title: "News", message: "Words", type: "general", priority: "normal", scheduledFor: null },
    ...{ targetAudience: "personality_types", personalityTypes: [4], id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
  // That it went to everybody is said where it did.
  await waitFor(() => expect(document.querySelector(".toast-card")).toHaveTextContent("Notification sent"));
  expect(document.querySelector(".toast-card")).not.toHaveTextContent("all connected users");
});

test("a failure is told in a red toast; the words stay, and a second try has the same id", async () => {
  const calls = serve({ "POST /api/notifications": 500 });
  open();
  await write("News", "Words");
  for (const _ of [1, 2]) {
    await userEvent.click(await screen.findByRole("button", { name: "Send notification" }));
    await userEvent.click(await screen.findByRole("button", { name: "Send to 7 people" }));
  }
  await waitFor(() => expect(document.querySelector(".toast-card.tone-danger")).not.toBeNull());
  expect(document.querySelector(".toast-card")).toHaveTextContent("Error sending notification: It broke");
  expect(field("Message")).toHaveValue("Words");
  const sent = calls.filter(({ name }) => name === "POST /api/notifications").map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test("a scheduled one can be taken back", async () => {
  const calls = serve();
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Cancel “Later”" }));
  await waitFor(() => expect(document.querySelector(".toast-card")).toHaveTextContent("Notification canceled"));
  expect(calls.map(({ name }) => name)).toContain("DELETE /api/notifications/b");
});

test("everyone is asked about with how many they are; whoever says no has sent nothing", async () => {
  const calls = serve();
  open();
  await write("News", "Words");
  await userEvent.click(await screen.findByRole("button", { name: "Send notification" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send it to everyone?" }));
  await dialog.findByRole("button", { name: "Send to 7 people" });
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls.some(({ name }) => name === "POST /api/notifications")).toBe(false);
  expect(field("Title")).toHaveValue("News");
  await userEvent.click(screen.getByRole("button", { name: "Send notification" }));
  const again = within(await screen.findByRole("dialog", { name: "Send it to everyone?" }));
  await userEvent.click(await again.findByRole("button", { name: "Send to 7 people" }));
  await waitFor(() =>
    expect(document.querySelector(".toast-card")).toHaveTextContent("Notification sent to all connected users"),
  );
});

test("a scheduled one is written anew, with words of a language and a link; a sent one is copied or taken back", async () => {
  const calls = serve();
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Change “Later”" }));
  expect(screen.getByRole("heading", { name: "Change a scheduled notification" })).toHaveFocus();
  expect(field("Title")).toHaveValue("Later");
  await userEvent.type(field("Link"), "javascript:alert(1)");
  await userEvent.click(screen.getByText("Words for single languages"));
  await userEvent.type(screen.getByRole("textbox", { name: "Title (اردو)" }), "بعد میں");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  expect(field("Link")).toHaveAccessibleDescription(/Please enter a page of this site/);
  expect(screen.getByRole("textbox", { name: "Message (اردو)" })).toHaveAccessibleDescription(/Please enter a message/);
  await userEvent.type(screen.getByRole("textbox", { name: "Message (اردو)" }), "کچھ نیا");
  await userEvent.clear(field("Link"));
  await userEvent.type(field("Link"), "/reports");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByRole("dialog", { name: "Schedule it for everyone?" })).toHaveTextContent(
    `It goes out on ${formatDateTime(WAITING.scheduledFor, { tag: "en" })}.`,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Schedule for 7 people" }));
  await waitFor(() => expect(field("Title")).toHaveValue(""));
  expect(calls.find(({ name }) => name === "PATCH /api/notifications/b")?.body).toMatchObject({
    ...{ id: "b", title: "Later", link: "/reports", scheduledFor: WAITING.scheduledFor },
    words: { "ur-G4": { title: "بعد میں", message: "کچھ نیا" } },
  });
  await userEvent.click(screen.getByRole("button", { name: "Duplicate “An update”" }));
  expect([field("Title"), field("Message")].map((each) => each.getAttribute("value") ?? each.textContent)).toEqual([
    "An update",
    "Words",
  ]);
  expect(screen.getByRole("heading", { name: "New notification" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Take back “An update”" }));
  await waitFor(() => expect(document.querySelector(".toast-card")).toHaveTextContent("Notification taken back"));
  expect(calls.map(({ name }) => name)).toContain("POST /api/notifications/a/revoke");
});

test("in twenty seconds the figures are read every five and the connected every ten, each by itself", async () => {
  jest.useFakeTimers();
  const calls = serve();
  open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  const reads = () => calls.filter(({ name }) => name === "GET /api/notifications/stats").length;
  const first = reads();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect([first, reads() - first]).toEqual([2, 6]);
  jest.useRealTimers();
});

test("where nothing can be had, it says so and offers to try again", async () => {
  serve({ "GET /api/notifications": 503, "GET /api/notifications/stats": 503 });
  open();
  expect(await screen.findByText(/The list couldn’t be loaded/)).toBeVisible();
  expect(await screen.findByText(/The figures couldn’t be loaded/)).toBeVisible();
  serve();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Later")).toBeVisible();
});

test("a limit is told with the time to wait, by the figures, the list and the count of people", async () => {
  serve({
    "GET /api/notifications": LIMIT,
    "GET /api/notifications/stats": LIMIT,
    "GET /api/notifications/audience": LIMIT,
  });
  open();
  await waitFor(() => expect(screen.getAllByText(WAIT, { exact: false })).toHaveLength(3));
});
