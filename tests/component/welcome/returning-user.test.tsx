import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { newRun } from "@/lib/assessment/domain/run/assessment-run";
import { fullRun } from "@/tests/support/sample-runs";
import { answering, USER } from "./server";
import { heading, isKnown, openWelcome as open } from "./welcome";

const navigate = jest.fn();
jest.mock("@/components/layout/use-navigate", () => ({ useNavigate: () => navigate }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  navigate.mockReset();
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
    expect(container.querySelector(".for-visitors")).toBeNull();
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

  test.each([
    ["/", null],
    ["/love", "love"],
  ] as const)("whose session is over is told so at %s where their card would stand", async (path, theme) => {
    remember("u6");
    answering({ "/api/me": { status: 401, body: { error: "Please log in first." } } });
    const { container } = await open(path, { theme });
    const place = (await screen.findByText(/You’ve been logged out on this device/)).closest<HTMLElement>("#mine");
    if (!place) throw new Error("it is said elsewhere");
    const mine = within(place);
    expect(mine.getByRole("heading", { name: "Welcome back, Amina", level: theme ? 2 : 1 })).toBeInTheDocument();
    expect(mine.getByLabelText(/Email/)).toHaveValue(USER.email);
    expect(container.querySelectorAll("form")).toHaveLength(1);
    // The places of the header and of the hero stay as they are.
    expect(isKnown()).toBe(true);
    expect(container.querySelector(".for-visitors")).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  test("finds the card when all of it is known, and not piece by piece", async () => {
    let answer: (reply: { body: unknown }) => void = () => undefined;
    answering({
      "/api/me": { body: { user: remember("u7"), draft: fullRun(4, "whole", 1) } },
      "/api/users/u7/runs": { body: [] },
      "/api/users/u7/reports": () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const { container } = await open("/");
    await screen.findByRole("heading", { name: "Welcome back, Amina" });
    await act(async () => undefined);
    expect(container.querySelector(".home-awaited")).toHaveTextContent("Opening your answers…");
    expect(screen.queryByRole("button", { name: /Not you/ })).toBeNull();
    await act(async () => answer({ body: [] }));
    expect(await screen.findByText(/Its report is one tap away/)).toBeInTheDocument();
    expect(container.querySelector(".home-awaited")).toBeNull();
  });

  describe("when it takes long", () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const passTime = () => act(async () => jest.advanceTimersByTimeAsync(6_000));

    test("stays welcomed while the server cannot be reached", async () => {
      remember("u5");
      answering({ "/api/me": { status: 503 } });
      const { container } = await open("/");
      await passTime();
      expect(screen.getByRole("heading", { name: "Welcome back, Amina" })).toBeInTheDocument();
      expect(screen.getByText("Opening your answers…")).toBeInTheDocument();
      expect(screen.getByText(/The server can’t be reached/)).toBeInTheDocument();
      expect(screen.getByRole("link", { name: "View my reports" })).toHaveAttribute("href", "/reports");
      expect(container.querySelector(".home-awaited")).toBeNull();
    });

    test("finds the card without what is still to come", async () => {
      answering({
        "/api/me": { body: { user: remember("u8"), draft: withPairs(19) } },
        "/api/users/u8/runs": () => new Promise(() => undefined),
      });
      await open("/");
      await passTime();
      expect(screen.getByRole("button", { name: "Continue" })).toBeInTheDocument();
    });
  });
});
