import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { noteLoggedOut } from "@/lib/accounts/client/logged-out";
import { visitorAnswer } from "@/lib/assessment/client/visitor-answer";
import { THEMES } from "@/lib/assessment/domain/instrument/report-types";
import { answering } from "./server";
import { heading, isKnown, openWelcome as open } from "./welcome";

const navigate = jest.fn();
jest.mock("@/components/layout/use-navigate", () => ({ useNavigate: () => navigate }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  navigate.mockReset();
  delete window.reportConfig;
  answering({});
});

const stored = () => [localStorage.getItem("reportType"), localStorage.getItem("reportAccess")];

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

test("nothing is kept for somebody remembered where nobody is, also after a visit of somebody", async () => {
  document.documentElement.dataset.known = "";
  const { container } = await open("/love", { theme: "love" });
  expect(isKnown()).toBe(false);
  expect(container.querySelector(".for-known")).toBeNull();
});

test("the first answer stands again after a reload, and the tab alone keeps it", async () => {
  const right = () => screen.getAllByRole("radio").find((radio) => radio.getAttribute("value") === "right");
  const before = await open("/love", { theme: "love" });
  expect(right()).not.toBeChecked();
  await userEvent.click(right() ?? before.container);
  before.unmount();
  await open("/wealth", { theme: "wealth" });
  expect(right()).toBeChecked();
  expect(JSON.stringify(localStorage)).not.toContain("right");
});

test("one that was chosen before the page ran stays, whatever was kept, and is kept", async () => {
  const before = await open("/");
  await userEvent.click(screen.getAllByRole("radio")[1] ?? before.container);
  before.unmount();
  const checked = jest.spyOn(HTMLInputElement.prototype, "checked", "get").mockImplementation(function (
    this: HTMLInputElement,
  ) {
    return this.value === "left";
  });
  await open("/");
  checked.mockRestore();
  expect(visitorAnswer()).toBe("left");
});

test("after a logout on another screen the form says so, once", async () => {
  noteLoggedOut();
  const { unmount } = await open("/");
  expect(screen.getByText("You’re logged out.").closest("[role=status]")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Begin your assessment" })).toHaveFocus();
  unmount();
  await open("/");
  expect(screen.queryByText("You’re logged out.")).toBeNull();
});

test("so it does where the server has not heard of it yet", async () => {
  noteLoggedOut();
  localStorage.setItem("logoutUnconfirmed", "1");
  await open("/");
  expect(await screen.findByText("You’re logged out.")).toBeVisible();
});

test("the way in leads to the form, and to the reports", async () => {
  const { container } = await open("/");
  const target = screen.getByRole("link", { name: "Start" }).getAttribute("href") ?? "";
  expect(container.querySelector(target)).toContainElement(screen.getByLabelText(/Email/));
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
});
