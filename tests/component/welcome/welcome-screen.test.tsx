import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { WelcomeScreen } from "@/components/welcome/welcome-screen";
import { THEMES } from "@/lib/assessment/domain/instrument/report-types";
import { newRun } from "@/lib/assessment/domain/run/assessment-run";
import { renderInLanguage } from "@/tests/support/render";
import { fullRun } from "@/tests/support/sample-runs";
import { answering, USER } from "./server";

const navigate = jest.fn();
jest.mock("@/components/layout/use-navigate", () => ({ useNavigate: () => navigate }));

/** Opens an address, and waits for what the page loads after it runs. */
async function open(address: string, props: Partial<React.ComponentProps<typeof WelcomeScreen>> = {}) {
  window.history.replaceState(null, "", address);
  const view = renderInLanguage(<WelcomeScreen theme={null} source="path" {...props} />);
  await act(async () => undefined);
  return view;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  navigate.mockReset();
  delete window.reportConfig;
  answering({});
});

const stored = () => [localStorage.getItem("reportType"), localStorage.getItem("reportAccess")];
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test.each(THEMES)("%s: title, tagline, kind of report, and no accessibility fault", async (theme) => {
  const { container } = await open(`/${theme}`, { theme });
  expect(heading()?.toLowerCase()).toBe(`ninefold ${theme === "love" ? "relationships" : theme}`);
  expect(document.title).toBe(heading());
  expect(stored()).toEqual([theme, null]);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([...THEMES, null])("the sample report of %s is one of its own kind", async (theme) => {
  await open(`/${theme ?? ""}`, { theme });
  const sample = screen.getByRole("link", { name: "See a sample report" });
  expect(sample).toHaveAttribute("href", `/api/reports/${theme ?? "standard"}/4`);
});

test("without a theme the general words stand, and what was stored before stays", async () => {
  localStorage.setItem("reportType", "career");
  const { container } = await open("/");
  expect(heading()).toBe("Ninefold: see the pattern you live by");
  expect(stored()).toEqual(["career", null]);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ["/?love", "love", "path"],
  ["/?wealth=true", "wealth", "path"],
  ["/nowhere?health", "health", "unknown"],
] as const)("%s takes the theme %s from the flag", async (address, theme, source) => {
  const { container } = await open(address, { source });
  expect(stored()).toEqual([theme, null]);
  expect(container.querySelector(`[data-theme="${theme}"]`)).not.toBeNull();
});

test("the path wins over a flag, and a flag that is off does not count", async () => {
  await open("/love?wealth", { theme: "love" });
  expect(stored()).toEqual(["love", null]);
  localStorage.clear();
  await open("/?wealth=false");
  expect(stored()).toEqual([null, null]);
});

test.each([
  ["/?corporate=true", null],
  ["/corporate?corporate=true", "corporate"],
] as const)("%s is an organisation's invitation", async (address, theme) => {
  await open(address, { theme });
  expect(heading()).toBe("Corporate Personality Assessment");
  expect(screen.getByText(/Your organization has invited you/)).toBeInTheDocument();
  expect(stored()).toEqual(["corporate", "corporate"]);
});

test("a plain corporate path or flag is no invitation", async () => {
  await open("/?corporate");
  expect(heading()).toBe("Ninefold Corporate");
  expect(stored()).toEqual(["corporate", null]);
});

test("an old report's address leaves its configuration on the window, no other does", async () => {
  await open("/love", { theme: "love" });
  expect(window.reportConfig).toBeUndefined();
  await open("/love-report/x", { theme: "love", source: "legacy" });
  expect(window.reportConfig).toEqual({ theme: "love", reportType: "love", source: "legacy" });
});

test("the way in leads to the form, and to the reports", async () => {
  const { container } = await open("/");
  const target = screen.getByRole("link", { name: "Start" }).getAttribute("href") ?? "";
  expect(container.querySelector(target)).toContainElement(screen.getByLabelText(/Email/));
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
});

describe("somebody who is signed in", () => {
  beforeEach(() => localStorage.setItem("loggedInUser", JSON.stringify({ ...USER, userId: USER.id })));

  /** Somebody else for each test: an open run outlives a change of screen. */
  function remember(id: string) {
    localStorage.setItem("loggedInUser", JSON.stringify({ ...USER, id, userId: id }));
    return { ...USER, id };
  }
  const withPairs = (count: number) => ({
    ...newRun(`run of ${count}`, 1, "wealth"),
    rheti: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [at + 1, { value: { side: "left", strong: false }, at: 2 }]),
    ),
  });

  test("finds their own home instead of what visitors read, and goes on where they stopped", async () => {
    answering({ "/api/me": { body: { user: remember("u1"), draft: withPairs(19) } } });
    const { container } = await open("/");
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome back, Amina");
    expect(screen.getByRole("heading", { name: "Pair 20 of 36" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "View my reports" })).toHaveAttribute("href", "/reports");
    expect(container.querySelector("[data-visitors]")).toBeNull();
    expect(navigate).toHaveBeenCalledWith("/rheti");
    expect(await axe(container)).toHaveNoViolations();
  });

  test("goes on to the result, and not to the last pair, when all is answered", async () => {
    answering({
      "/api/me": { body: { user: remember("u2"), draft: fullRun(4, "finished", 1) } },
      "/api/users/u2/reports": { body: [] },
    });
    await open("/");
    expect(await screen.findByRole("link", { name: "See my result" })).toHaveAttribute("href", "/results");
  });

  test("keeps what a theme says, and begins with its kind of report", async () => {
    answering({ "/api/me": { body: { user: remember("u3"), draft: null } } });
    const { container } = await open("/love", { theme: "love" });
    await userEvent.click(await screen.findByRole("button", { name: "Start" }));
    expect(heading()).toBe("Ninefold Relationships");
    expect(screen.getAllByRole("link", { name: "View my reports" }).map((link) => link.getAttribute("href"))).toEqual([
      "/reports",
      "/reports",
    ]);
    // Nothing looks as if one had to begin from zero: where one stands comes before what visitors read.
    const toMine = screen.getByRole("link", { name: "Go to my assessment" });
    const mine = container.querySelector(toMine.getAttribute("href") ?? "");
    expect(screen.queryByRole("link", { name: "Start" })).toBeNull();
    expect(screen.queryByText(/about 12 minutes ·/)).toBeNull();
    const facts = screen.getByRole("heading", { name: "What to expect" });
    expect(mine?.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(navigate).toHaveBeenCalledWith("/rheti");
    expect(localStorage.getItem("reportType")).toBe("love");
    expect(await axe(container)).toHaveNoViolations();
  });

  test("logs out when it is somebody else, and meets the form with the focus on its heading", async () => {
    const draft = newRun("run", 1, "love");
    const key = `assessmentDraft:${USER.id}`;
    const sent = answering({
      "/api/me": { body: { user: USER, draft: null } },
      [`/api/users/${USER.id}`]: { body: { assessmentData: draft } },
    });
    localStorage.setItem(key, JSON.stringify(draft));
    await open("/");
    await userEvent.click(await screen.findByRole("button", { name: /Not you/ }));
    expect(await screen.findByRole("heading", { name: "Begin your assessment" })).toHaveFocus();
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain("/api/auth/logout"));
    expect([localStorage.getItem("loggedInUser"), localStorage.getItem(key)]).toEqual([null, null]);
  });

  test("stays logged out when the server did not hear of it, and it is told at the next visit", async () => {
    const me = { "/api/me": { body: { user: USER, draft: null } } };
    answering({ ...me, "/api/auth/logout": { status: 503 } });
    const { unmount } = await open("/");
    await userEvent.click(await screen.findByRole("button", { name: /Not you/ }));
    await screen.findByRole("heading", { name: "Begin your assessment" });
    unmount();
    const sent = answering(me);
    await open("/");
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain("/api/auth/logout"));
    expect(screen.getByRole("heading", { name: "Begin your assessment" })).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem("logoutUnconfirmed")).toBeNull());
    expect(sent.map(({ path }) => path)).not.toContain("/api/me");
    expect(localStorage.getItem("loggedInUser")).toBeNull();
  });

  test("sees that logging out takes its time", async () => {
    let answer: (reply: { status: number }) => void = () => undefined;
    answering({
      "/api/me": { body: { user: USER, draft: null } },
      "/api/auth/logout": () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await open("/");
    const button = await screen.findByRole("button", { name: /Not you/ });
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(localStorage.getItem("loggedInUser")).toBeNull());
    await act(async () => answer({ status: 200 }));
    expect(await screen.findByRole("heading", { name: "Begin your assessment" })).toHaveFocus();
  });

  test("whose session is over is asked to log in, with the e-mail filled in", async () => {
    remember("u4");
    answering({ "/api/me": { status: 401, body: { error: "Please log in first." } } });
    await open("/");
    expect(await screen.findByText(/You’ve been logged out on this device/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Email/)).toHaveValue(USER.email);
    expect(screen.getByRole("button", { name: "Log in", pressed: true })).toBeInTheDocument();
    expect(localStorage.getItem("loggedInUser")).toBeNull();
  });

  test("stays welcomed while the server cannot be reached", async () => {
    remember("u5");
    answering({ "/api/me": { status: 503 } });
    await open("/");
    expect(await screen.findByRole("heading", { name: "Welcome back, Amina" })).toBeInTheDocument();
    await act(async () => undefined);
    expect(screen.getByText("Opening your answers…")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "View my reports" })).toHaveAttribute("href", "/reports");
  });
});
