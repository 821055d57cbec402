import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { MatchesPanel } from "@/components/account/matches/matches-panel";
import { ScreenLink } from "@/components/layout/screen-link";
import type { MatchListReply } from "@/lib/reports/schema";
import "@/tests/support/native-dialog";
import { jsonResponse } from "@/tests/support/json-response";
import { renderInLanguage } from "@/tests/support/render";
import { fullRun } from "@/tests/support/sample-runs";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));

// Walks of several steps take their time on a busy machine.
jest.setTimeout(20_000);

const NONE: MatchListReply = { pairs: [], packs: [], codeUntil: null, otherEndedAt: null, ready: true };
const RAVI = { id: "0b6f4a52-6a8e-4a6e-9f0e-1a2b3c4d5e6f", firstName: "Ravi", since: "2026-01-02T12:00:00.000Z" };
const UNTIL = "2026-01-04T12:00:00.000Z";
const CODE = "0A1B2-C3D4E";
const INVITATION = "http://localhost/compare#0A1B2-C3D4E";

/** What watches sizes does so until it is told to stop; `grow` is a change of size. */
function fakeResizes() {
  const watching = new Set<ResizeObserver>();
  const told = new Map<ResizeObserver, ResizeObserverCallback>();
  global.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      told.set(this, tell);
    }
    observe() {
      watching.add(this);
    }
    unobserve() {
      watching.delete(this);
    }
    disconnect() {
      watching.delete(this);
    }
  };
  const grow = () => {
    for (const watch of watching) told.get(watch)?.([], watch);
  };
  return { grow };
}

type Answer = readonly [status: number, body: unknown];

/** Answers by method and path; what is not named is lost. Returns what was asked. */
function serve(answers: Record<string, () => Answer>): string[] {
  const asked: string[] = [];
  global.fetch = jest.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const name = `${init?.method ?? "GET"} ${String(input)}`;
    asked.push(init?.body ? `${name} ${init.body}` : name);
    const answer = answers[name];
    if (!answer) throw new TypeError("Failed to fetch");
    const [status, body] = answer();
    return jsonResponse(status, body);
  });
  return asked;
}

test("whoever was sent here by the address stays here while the page above grows, until they do something", async () => {
  const { grow } = fakeResizes();
  const seen = jest.fn();
  Element.prototype.scrollIntoView = seen;
  window.location.hash = "#pairs";
  serve({ "GET /api/pairs": () => [200, NONE] });
  const { unmount } = renderInLanguage(<MatchesPanel />);
  await screen.findByRole("button", { name: "Make an invitation" });
  const before = seen.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  expect(screen.getByRole("heading", { name: "Compare with somebody" })).toHaveFocus();
  grow();
  expect(seen.mock.calls.length).toBe(before + 1);
  await userEvent.keyboard("{ArrowDown}");
  grow();
  expect(seen.mock.calls.length).toBe(before + 1);
  unmount();
  window.location.hash = "";
});

test("a link to the part where one is already leads there again; who has gone on while it was loading is left alone", async () => {
  fakeResizes();
  const seen = jest.fn();
  Element.prototype.scrollIntoView = seen;
  window.location.hash = "#pairs";
  serve({ "GET /api/pairs": () => [200, NONE] });
  const { unmount } = renderInLanguage(
    <>
      <ScreenLink href="/reports#pairs">Compare</ScreenLink>
      <MatchesPanel />
    </>,
  );
  window.dispatchEvent(new Event("wheel"));
  await screen.findByRole("button", { name: "Make an invitation" });
  expect(seen).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole("link", { name: "Compare" }));
    expect(seen).toHaveBeenCalledTimes(times);
    expect(screen.getByRole("heading", { name: "Compare with somebody" })).toHaveFocus();
  }
  unmount();
  window.location.hash = "";
});

test("that the other one ended a comparison is said", async () => {
  serve({ "GET /api/pairs": () => [200, { ...NONE, otherEndedAt: "2026-01-02T12:00:00.000Z" }] });
  renderInLanguage(<MatchesPanel />);
  expect(
    await screen.findByText(/^On January 2, 2026 a comparison with you was ended from the other side/),
  ).toBeVisible();
});

test("a person without a result is told what comes first", async () => {
  serve({ "GET /api/pairs": () => [200, { ...NONE, ready: false }] });
  const { container } = renderInLanguage(<MatchesPanel />);
  expect(await screen.findByText(/Finish the assessment first/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Make an invitation" })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test("who has answered everything makes the missing report here", async () => {
  const draft = fullRun(4, "0b6f4a52-6a8e-4a6e-9f0e-1a2b3c4d5e6f", 1_000);
  const me = (run: object): Answer => [200, { user: { id: "u1" }, draft: run }];
  const pairs = (): Answer => [200, { ...NONE, ready: false }];
  serve({ "GET /api/pairs": pairs, "GET /api/me": () => me(draft) });
  const { container, unmount } = renderInLanguage(<MatchesPanel />);
  expect(await screen.findByRole("button", { name: "Make my report" })).toBeVisible();
  expect(screen.queryByText(/Finish the assessment first/)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  serve({ "GET /api/pairs": pairs, "GET /api/me": () => me({ ...draft, colors: null }) });
  renderInLanguage(<MatchesPanel />);
  expect(await screen.findByText(/Finish the assessment first/)).toBeVisible();
});

test("when the list cannot be had, it says so and tries again; without a session it is silent", async () => {
  serve({});
  const { unmount } = renderInLanguage(<MatchesPanel />);
  expect(await screen.findByRole("alert")).toHaveTextContent("Your connections couldn’t be loaded.");
  serve({ "GET /api/pairs": () => [200, NONE] });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Make an invitation" })).toBeVisible();
  unmount();
  serve({ "GET /api/pairs": () => [401, { message: "Please log in first." }] });
  const { container } = renderInLanguage(<MatchesPanel />);
  await screen.findByText(/Two people can read/).catch(() => null);
  expect(container).not.toHaveTextContent("couldn’t be loaded");
});

test("a code is shown once, with what both will see, and can be taken back", async () => {
  let codeUntil: string | null = null;
  serve({
    "GET /api/pairs": () => [200, { ...NONE, codeUntil }],
    "POST /api/pairs/code": () => {
      codeUntil = UNTIL;
      return [200, { code: CODE, url: INVITATION, qr: { size: 2, path: "M0 0h1v1h-1z" }, expiresAt: UNTIL }];
    },
    "DELETE /api/pairs/code": () => {
      codeUntil = null;
      return [200, {}];
    },
  });
  const { container } = renderInLanguage(<MatchesPanel />);
  await userEvent.click(await screen.findByRole("button", { name: "Make an invitation" }));
  expect(await screen.findByText(CODE)).toBeVisible();
  expect(screen.getByText(INVITATION)).toBeVisible();
  expect(screen.getByRole("img", { name: /QR code/ })).toBeVisible();
  expect(screen.getByText(/Never shown: answers/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole("button", { name: "Withdraw the invitation" }));
  expect(await screen.findByText("The invitation no longer works.")).toBeVisible();
  expect(screen.queryByText(CODE)).toBeNull();
});

test("the invitation names the one who invites unless they uncheck it", async () => {
  const asked = serve({
    "GET /api/pairs": () => [200, NONE],
    "POST /api/pairs/code": () => [409, { message: "No." }],
  });
  renderInLanguage(<MatchesPanel />);
  const make = await screen.findByRole("button", { name: "Make an invitation" });
  await userEvent.click(make);
  await screen.findByText("No.");
  await userEvent.click(screen.getByRole("checkbox", { name: "Show my first name in the link" }));
  await userEvent.click(make);
  const bodies = () => asked.filter((each) => each.startsWith("POST /api/pairs/code"));
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()).toEqual(['POST /api/pairs/code {"showName":true}', 'POST /api/pairs/code {"showName":false}']);
});

test("a code is looked at first and agreed to second; what was typed outlives an error", async () => {
  let pairs: MatchListReply["pairs"] = [];
  let known = false;
  const asked = serve({
    "GET /api/pairs": () => [200, { ...NONE, pairs }],
    "POST /api/pairs/preview": () =>
      known ? [200, { firstName: "Ravi" }] : [404, { message: "This code doesn’t work, or has stopped working." }],
    "POST /api/pairs": () => {
      pairs = [RAVI];
      return [200, { pair: RAVI }];
    },
  });
  renderInLanguage(<MatchesPanel />);
  const field = await screen.findByLabelText(/The other person’s code/);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await userEvent.click(field);
  await userEvent.paste(CODE);
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("This code doesn’t work, or has stopped working.")).toBeVisible();
  expect(field).toHaveValue(CODE);
  known = true;
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Compare with Ravi?");
  expect(asked.some((each) => each.startsWith("POST /api/pairs {"))).toBe(false);
  await userEvent.click(within(dialog).getByRole("button", { name: "I agree, compare us" }));
  expect(await screen.findByText("You and Ravi are connected. The report is ready.")).toBeVisible();
  expect(asked).toContain(`POST /api/pairs {"code":"${CODE}"}`);
  const address = `/api/v2/reports/general?pair=${RAVI.id}&locale=en`;
  // In the list further up, and beside the word that it is ready, where the eye and the focus are.
  await waitFor(() => expect(screen.getAllByRole("link", { name: /^Open the report with Ravi/ })).toHaveLength(2));
  const links = screen.getAllByRole("link", { name: /^Open the report with Ravi/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([address, address]);
  expect(links[1]).toHaveFocus();
});

test("a comparison ends only after it was asked once more, and a failure says so", async () => {
  let status = 503;
  let pairs: MatchListReply["pairs"] = [RAVI];
  serve({
    "GET /api/pairs": () => [200, { ...NONE, pairs, packs: [{ slug: "twins", domain: "<b>Twins</b>" }] }],
    [`DELETE /api/pairs/${RAVI.id}`]: () => {
      if (status === 200) pairs = [];
      return [status, { message: "The service is taking a short break." }];
    },
  });
  renderInLanguage(<MatchesPanel />);
  expect(await screen.findByText("<b>Twins</b>")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "End the comparison with Ravi" }));
  const end = () => within(screen.getByRole("dialog")).getByRole("button", { name: "End the comparison" });
  await userEvent.click(end());
  expect(await screen.findByText("The service is taking a short break.")).toBeVisible();
  status = 200;
  await userEvent.click(end());
  expect(await screen.findByText("The comparison with Ravi has ended.")).toBeVisible();
  expect(screen.queryByRole("link", { name: /Ravi/ })).toBeNull();
});
