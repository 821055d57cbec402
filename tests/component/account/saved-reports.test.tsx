import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReportsScreen } from "@/components/account/reports/reports-screen";
import { ReportsView } from "@/components/account/reports/reports-view";
import type { StoredUser } from "@/lib/accounts/client/session";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { formatDateTime } from "@/lib/platform/format-date";
import type { ReportListItem } from "@/lib/reports/schema";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const USER: StoredUser = {
  ...{ id: "u1", userId: "u1", email: "amina@example.com", firstName: "Amina", lastName: "Khan", phoneNumber: null },
  ...{ registeredAt: "2025-01-15T12:00:00.000Z", completedAt: null },
};
const LOVE: ReportListItem = {
  ...{ id: "a", assessmentId: "run of a", reportType: "love", personalityType: "Type 1", language: "en", title: null },
  ...{ reportUrl: "/api/reports/love/1", generatedAt: "2025-03-02T12:00:00.000Z" },
};
const STANDARD: ReportListItem = { ...LOVE, id: "b", reportType: "standard", personalityType: "Type 6" };
const REPORTS = [LOVE, STANDARD];
const NO_PAIRS = { pairs: [], packs: [], codeUntil: null, otherEndedAt: null, ready: false };

test("two of a kind, a type and a day say the time, so that one can tell them apart", () => {
  const later = { ...LOVE, id: "c", generatedAt: "2025-03-02T13:30:00.000Z" };
  const named = { ...LOVE, id: "d", title: "Before the move" };
  renderInLanguage(
    <ReportsView
      user={USER}
      list={{ phase: "loaded", reports: [later, LOVE, STANDARD, named] }}
      onRetry={jest.fn()}
      onLogout={jest.fn()}
    />,
  );
  const made = screen.getAllByText(/^Generated on/).map((line) => line.textContent?.replace(/\s/g, " "));
  const time = (iso: string) => formatDateTime(iso, { tag: "en" }).replace(/\s/g, " ");
  expect(made).toEqual([
    `Generated on ${time(later.generatedAt)}`,
    `Generated on ${time(LOVE.generatedAt)}`,
    "Generated on March 2, 2025",
    "Generated on March 2, 2025",
  ]);
  expect(new Set(screen.getAllByRole("link", { name: /^View Report/ }).map((link) => link.ariaLabel)).size).toBe(4);
});

test("the message of a deleted report stands where its card stood, and has the focus; undone, the card is back", async () => {
  localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(USER));
  const kept = REPORTS.map((report) => ({ report, deleted: false }));
  global.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(String(input), "https://ninefold.example");
    const [, id] = /^\/api\/users\/u1\/reports(?:\/(\w+))?$/.exec(url.pathname) ?? [null];
    if (id) Object.assign(kept.find(({ report }) => report.id === id) ?? {}, JSON.parse(String(init?.body)));
    if (url.pathname === "/api/me") throw new TypeError("Failed to fetch");
    if (url.pathname === "/api/v2/reports") return jsonResponse(200, { packs: [], reports: [], ready: true });
    if (url.pathname === "/api/pairs") return jsonResponse(200, NO_PAIRS);
    if (!url.pathname.startsWith("/api/users/u1/reports")) return jsonResponse(200, []);
    const isAsked = ({ deleted }: (typeof kept)[number]) => deleted === url.searchParams.has("deleted");
    return jsonResponse(200, id ? { success: true } : kept.filter(isAsked).map(({ report }) => report));
  });
  renderInLanguage(<ReportsScreen />);
  await userEvent.click(await screen.findByRole("button", { name: /^Delete The Reformer/ }));
  const message = await screen.findByText(/has been deleted/);
  expect(document.activeElement).toContainElement(message);
  const region = screen.getByRole("region", { name: "Saved reports" });
  await waitFor(() => expect(region.querySelectorAll("li.card")).toHaveLength(1));
  // What stands above it stays, so that nothing jumps.
  expect(within(region).getByRole("combobox", { name: "Order" })).toBeVisible();
  expect(region.querySelector("ul")?.firstElementChild).toContainElement(message);
  await userEvent.click(within(region).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(region.querySelectorAll("li.card")).toHaveLength(2));
  expect(screen.queryByText(/has been deleted/)).toBeNull();
  expect(within(region).getByRole("button", { name: /^Rename The Reformer/ })).toHaveFocus();
  // The last one leaves its message and the way to begin.
  for (const name of [/^Delete The Reformer/, /^Delete The Sentinel/]) {
    await waitFor(() => expect(within(region).getByRole("button", { name })).toBeEnabled());
    await userEvent.click(within(region).getByRole("button", { name }));
    await within(region).findByText(/has been deleted/);
  }
  expect(await within(region).findByText("No Reports Yet")).toBeVisible();
  expect(within(region).getByText(/“The Sentinel.* has been deleted/)).toBeVisible();
});
