import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AssessmentTable } from "@/components/admin/analytics/assessment-table";
import { RecordDialog } from "@/components/admin/analytics/record-dialog";
import { PeopleScreen } from "@/components/admin/people/people-screen";
import { ProgramsScreen } from "@/components/admin/programs/programs-screen";
import { QueryProvider } from "@/components/layout/query-provider";
import { ROLE_PERMISSIONS, type Role } from "@/lib/accounts/domain/permissions";
import { NO_FILTERS } from "@/lib/analytics/domain/filters";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { shareText, typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { dividedRun } from "@/tests/support/finished-run";
import { jsonResponse } from "@/tests/support/json-response";
import "@/tests/support/native-dialog";
import { englishMessages, renderInLanguage } from "@/tests/support/render";

const push = jest.fn();
let query = "";
jest.mock("next/navigation", () => ({
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(query),
}));
jest.mock("@/components/notifications/notification-bell", () => ({ NotificationBell: () => null }));
jest.mock("@/components/assessment/edition-words", () => ({ EditionWords: () => null }));

const AT = "2026-03-01T10:00:00.000Z";
const profile = buildProfile(dividedRun);
if (!profile?.evidence) throw new Error("a finished run has evidence");
const { posterior } = profile.evidence;
const certainty = typeCertainty(profile.evidence, profile.type);
const RECORD = {
  ...{ id: "a1", userId: "p1", firstName: "Asha", lastName: "Verma", email: "asha@example.org", phoneNumber: null },
  ...{ primaryType: profile.type, wing: 2, states: profile.colors.selectedStates, subtypes: profile.instincts },
  ...{ assessmentData: { buildingBlocks: [], colorStateDetails: [] }, theme: "standard", language: "en" },
  ...{
    startedAt: "2026-03-01T09:35:20.000Z",
    completedAt: AT,
    version: "v1.0",
    confidence: 0.85,
    answers: dividedRun,
    profile,
  },
};
const PERSON = {
  ...{ id: "p1", email: "asha@example.org", firstName: "Asha", lastName: "Verma", registeredAt: AT, completedAt: null },
  ...{ confirmed: true, deletesAt: null },
};

/** The endpoints as an administrator of a role meets them; those named are refused, as after the end of the session. */
function serve(role: Role, ended: readonly string[] = []): void {
  const replies: Readonly<Record<string, unknown>> = {
    "/api/administrators/me": { administrator: null, role, permissions: ROLE_PERMISSIONS[role] },
    "/api/assessments/a1": RECORD,
    "/api/assessments/all": [],
    "/api/people/p1": {
      person: { ...PERSON, phoneNumber: null, locale: "en", assessments: 1, reports: 1, mails: [] },
    },
    "/api/people/p1/runs": { items: [{ id: "a1", completedAt: AT }], next: null, furthest: "building-blocks" },
    "/api/people": { items: [PERSON], next: null },
  };
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const [path = ""] = String(input).split("?");
    return ended.includes(path) ? jsonResponse(401, {}) : jsonResponse(200, replies[path] ?? { items: [], next: null });
  });
}

const openRecord = () =>
  renderInLanguage(
    <QueryProvider>
      <RecordDialog id="a1" onClose={() => undefined} />
    </QueryProvider>,
  );

beforeEach(() => {
  query = "";
  push.mockReset();
});

test("a record says what its person was told: why it goes by a type that another one is ahead of", async () => {
  serve("owner");
  openRecord();
  const names = englishMessages.results.typeNames;
  const told = await screen.findByText(new RegExp(`alone point to the ${names[profile.type]}; with the scenes`));
  expect(told).toHaveTextContent(`the ${names[certainty.other]} leads`);
  expect(screen.queryByText("85%")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Delete" })).toBeVisible();
});

test("a record writes chances as its person reads them, and the minutes that have passed", async () => {
  serve("owner");
  openRecord();
  // 24 minutes and 40 seconds.
  expect(await screen.findByText("24 minutes")).toBeVisible();
  const whole = (share: number) => `${Math.round(100 * share)}%`;
  const chances = PERSONALITY_TYPES.map((type) => shareText(posterior[type], whole, (limit) => `under ${limit}`));
  expect(chances).toContain("under 1%");
  const rows = within(screen.getByRole("table", { name: "Type" }))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => row.children[1]?.textContent)).toEqual(chances);
});

test("whoever may change nothing is offered no deletion of a record", async () => {
  serve("analyst");
  openRecord();
  expect(await screen.findByRole("button", { name: "Save as a file" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Delete" })).not.toBeInTheDocument());
});

test("the programs say to another role that they are none of its pages, and show no form", async () => {
  serve("analyst");
  renderInLanguage(<ProgramsScreen />);
  expect(await screen.findByText("Your role doesn’t include this page.")).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test("an account says where its latest run stands, and leads to its records", async () => {
  serve("analyst");
  renderInLanguage(<PeopleScreen />);
  await userEvent.click(await screen.findByRole("button", { name: /Asha Verma/ }));
  expect(await screen.findByText("Last step reached in the latest run: Building blocks.")).toBeVisible();
  const link = screen.getByRole("link", { name: /^Record of Mar 1, 2026/ });
  expect(link).toHaveAttribute("href", "/analytics?record=a1");
});

test("such a link opens the record above the table", async () => {
  query = "record=a1";
  serve("analyst");
  renderInLanguage(
    <QueryProvider>
      <AssessmentTable filters={NO_FILTERS} count={0} />
    </QueryProvider>,
  );
  expect(await screen.findByRole("dialog", { name: "Assessment" })).toBeVisible();
  expect(await screen.findByText("asha@example.org")).toBeVisible();
});

test("a person or a record that is opened after the session has ended leads to the sign-in", async () => {
  serve("owner", ["/api/people/p1"]);
  const { unmount } = renderInLanguage(<PeopleScreen />);
  await userEvent.click(await screen.findByRole("button", { name: /Asha Verma/ }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/admin-login"));
  unmount();
  push.mockReset();
  serve("owner", ["/api/assessments/a1"]);
  openRecord();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/admin-login"));
});
