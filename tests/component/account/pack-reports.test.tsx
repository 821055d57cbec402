import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { PackReports } from "@/components/account/reports/pack-reports";
import { NoticesDialog } from "@/components/account/settings/notices-dialog";
import { jsonResponse } from "@/tests/support/json-response";
import "@/tests/support/native-dialog";
import { renderInLanguage } from "@/tests/support/render";

const SAVED = {
  ...{
    id: "r1",
    slug: "house",
    domain: "A quiet house",
    title: "The Achiever",
    generatedAt: "2026-01-02T00:00:00.000Z",
  },
  reportUrl: "/api/v2/reports/house?report=r1",
};

/** A server that answers by method and path; what it was sent stays in the list. */
function serve(answers: Readonly<Record<string, () => unknown>>) {
  const sent: string[] = [];
  global.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const name = `${init?.method ?? "GET"} ${String(input)}`;
    sent.push(`${name}${init?.body ? ` ${init.body}` : ""}`);
    return jsonResponse(name in answers ? 200 : 500, answers[name]?.() ?? { message: "It broke", error: "It broke" });
  });
  return sent;
}

test("a reader makes the report of a pack and finds it among the saved ones", async () => {
  const state = { packs: [{ slug: "house", domain: "A quiet house" }], reports: [] as object[], ready: true };
  serve({
    "GET /api/v2/reports": () => state,
    "POST /api/v2/reports/house": () => {
      state.reports = [SAVED];
      return { report: SAVED };
    },
  });
  const { container } = renderInLanguage(<PackReports />);
  await userEvent.click(await screen.findByRole("button", { name: "Make my report: A quiet house" }));
  const link = await screen.findByRole("link", {
    name: "View the report “A quiet house: The Achiever” (opens in a new tab)",
  });
  expect(link).toHaveAttribute("href", SAVED.reportUrl);
  expect(screen.getAllByRole("heading", { level: 3, name: "A quiet house" })).toHaveLength(2);
  expect(screen.getByText("The Achiever")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("without a result nothing can be made, and it says what to do; without packs there is nothing", async () => {
  serve({ "GET /api/v2/reports": () => ({ packs: [{ slug: "a", domain: "A" }], reports: [], ready: false }) });
  const { unmount } = renderInLanguage(<PackReports />);
  expect(await screen.findByRole("button", { name: "Make my report: A" })).toBeDisabled();
  expect(screen.getByText(/Finish the assessment first/)).toBeVisible();
  unmount();
  const sent = serve({ "GET /api/v2/reports": () => ({ packs: [], reports: [], ready: true }) });
  const { container } = renderInLanguage(<PackReports />);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(container).not.toHaveTextContent("More reports");
});

test("a person chooses which kinds of notifications they get; a failure leaves the choice as it was", async () => {
  const sent = serve({
    "GET /api/notifications/preferences": () => ({ muted: ["welcome"] }),
    "PUT /api/notifications/preferences": () => ({ muted: ["welcome", "promotion"] }),
  });
  const { container } = renderInLanguage(<NoticesDialog onClose={jest.fn()} />);
  expect(await screen.findByRole("checkbox", { name: "Welcome" })).not.toBeChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: "Product news" }));
  expect(await screen.findByText("Your choice has been saved.")).toBeVisible();
  expect(sent).toContain('PUT /api/notifications/preferences {"muted":["welcome","promotion"]}');
  expect(await axe(container)).toHaveNoViolations();
  serve({});
  await userEvent.click(screen.getByRole("checkbox", { name: "Update" }));
  expect(await screen.findByText("It broke")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Update" })).toBeChecked();
});
