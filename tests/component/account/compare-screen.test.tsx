import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { CompareScreen } from "@/components/account/matches/compare-screen";
import { WaitingInvitation } from "@/components/account/matches/waiting-invitation";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";
import { fullRun } from "@/tests/support/sample-runs";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));

const CODE = "0A1B2-C3D4E";
const PLAIN = "0A1B2C3D4E";
const USER = { id: "u1", firstName: "Ravi", lastName: "Verma", email: "ravi@example.org" };

/** Answers a request by its path; notes what was sent. */
function serve(answers: Readonly<Record<string, readonly [number, unknown]>>): string[] {
  const asked: string[] = [];
  global.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    asked.push(`${String(input)} ${init?.body ?? ""}`);
    const answer = answers[String(input)];
    if (!answer) throw new TypeError("Failed to fetch");
    return jsonResponse(...answer);
  });
  return asked;
}

beforeEach(() => {
  localStorage.clear();
  window.location.hash = `#${CODE}`;
});
const signIn = () => localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(USER));

test("a visitor reads what it is; the invitation waits in the browser, and nothing is asked", async () => {
  const asked = serve({});
  const { container } = renderInLanguage(<CompareScreen />);
  expect(await screen.findByRole("heading", { name: "You’re invited to compare" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Find my pattern" })).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.invitation)).toBe(PLAIN);
  expect(asked).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

test("a visitor reads who invites where the link says it, that an account is needed, and finds it waiting elsewhere", async () => {
  window.location.hash = `#${CODE}/${encodeURIComponent("Åsha")}`;
  const asked = serve({});
  const { unmount } = renderInLanguage(<CompareScreen />);
  expect(await screen.findByRole("heading", { name: "Åsha invites you to compare" })).toBeVisible();
  expect(screen.getByText(/^Åsha would like to read with you .* a free account/)).toBeVisible();
  unmount();
  window.location.hash = "";
  const { container } = renderInLanguage(<WaitingInvitation />);
  expect(await screen.findByText("Åsha’s invitation to compare is waiting for your answer.")).toBeVisible();
  expect(screen.getByRole("link", { name: "See the invitation" })).toHaveAttribute("href", "/compare");
  expect(await axe(container)).toHaveNoViolations();
  expect(asked).toEqual([]);
});

test("where no invitation waits, nothing is said of one", async () => {
  const { container } = renderInLanguage(<WaitingInvitation />);
  await Promise.resolve();
  expect(container).toHaveTextContent(/^$/);
});

test("whoever is signed in sees who invites before agreeing; no, thank you forgets it", async () => {
  signIn();
  const asked = serve({ "/api/pairs/preview": [200, { firstName: "Asha" }] });
  const { container } = renderInLanguage(<CompareScreen />);
  expect(await screen.findByRole("heading", { name: "Compare with Asha?" })).toBeVisible();
  expect(asked).toEqual([`/api/pairs/preview {"code":"${PLAIN}"}`]);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole("link", { name: "No, thank you" }));
  expect(localStorage.getItem(STORAGE_KEYS.invitation)).toBeNull();
});

test("an invitation that is gone is said and forgotten; one that needs a result first is kept", async () => {
  signIn();
  serve({ "/api/pairs/preview": [404, { message: "This code doesn’t work." }] });
  const { unmount } = renderInLanguage(<CompareScreen />);
  expect(await screen.findByRole("alert")).toHaveTextContent("This code doesn’t work.");
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.invitation)).toBeNull());
  unmount();
  serve({ "/api/pairs/preview": [409, { message: "Finish the assessment first." }] });
  const second = renderInLanguage(<CompareScreen />);
  expect(await screen.findByRole("alert")).toHaveTextContent("Finish the assessment first.");
  expect(screen.getByRole("link", { name: "Go on" })).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.invitation)).toBe(PLAIN);
  second.unmount();
  // All is answered: only the report is missing.
  serve({
    "/api/pairs/preview": [409, { message: "Finish the assessment first." }],
    "/api/pairs": [200, { pairs: [], packs: [], codeUntil: null, otherEndedAt: null, ready: false }],
    "/api/me": [200, { user: USER, draft: fullRun(4, "0b6f4a52-6a8e-4a6e-9f0e-1a2b3c4d5e6f", 1_000) }],
  });
  renderInLanguage(<CompareScreen />);
  expect(await screen.findByRole("button", { name: "Make my report" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("who has answered everything reads who invites, makes the report there, and is asked for consent at once", async () => {
  window.location.hash = `#${CODE}/Asha`;
  signIn();
  let made = false;
  const draft = fullRun(4, "0b6f4a52-6a8e-4a6e-9f0e-1a2b3c4d5e6f", 1_000);
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const path = String(input);
    if (path === "/api/pairs/preview")
      return made ? jsonResponse(200, { firstName: "Asha" }) : jsonResponse(409, { message: "Finish first." });
    if (path === "/api/pairs")
      return jsonResponse(200, { pairs: [], packs: [], codeUntil: null, otherEndedAt: null, ready: made });
    if (path === "/api/me") return jsonResponse(200, { user: USER, draft, setAside: null, calibration: null });
    if (path === "/api/reports") {
      made = true;
      return jsonResponse(201, { report: { reportUrl: "/api/reports/standard/4?report=r1" } });
    }
    return jsonResponse(200, { success: true });
  });
  renderInLanguage(<CompareScreen />);
  const make = await screen.findByRole("button", { name: "Make my report" });
  expect(screen.getByText("Asha invites you to compare")).toBeVisible();
  await userEvent.click(make);
  expect(await screen.findByRole("heading", { name: "Compare with Asha?" })).toBeVisible();
});

test("whoever comes from somebody's shared report reads whom to ask, and takes no older invitation for theirs", async () => {
  localStorage.setItem(STORAGE_KEYS.invitation, `${PLAIN}/Mina`);
  window.location.hash = "#/Omar";
  const asked = serve({});
  renderInLanguage(<CompareScreen />);
  expect(await screen.findByRole("heading", { name: "Compare with Omar" })).toBeVisible();
  expect(screen.getByText(/ask Omar for one, or invite Omar yourself/)).toBeVisible();
  expect(screen.queryByText(/Mina/)).toBeNull();
  expect(asked).toEqual([]);
});
