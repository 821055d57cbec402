import { expect, type Page } from "@playwright/test";
import { THEMES } from "@/lib/assessment/domain/instrument/report-types";
import { STEPS } from "@/lib/assessment/domain/run/steps";
import { BRAND } from "@/lib/platform/brand";
import { USER_COOKIE } from "@/lib/platform/cookie-names";
import { registerByApi, somebody } from "./support/people";
import { savedRun, test } from "./support/visitor";
import { fillRegistration, welcomeReady } from "./support/walk";
import { words } from "./support/words";

const text = (key: string) => words("en", key, { brand: BRAND });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** The site's own address is that of the build, so only the path is looked at. */
async function canonicalPath(page: Page): Promise<string> {
  return new URL(String(await page.locator("head link[rel=canonical]").getAttribute("href"))).pathname;
}

/** The framework's own announcer of routes is an alert as well. */
const alert = (page: Page) => page.getByRole("main").getByRole("alert");

test("the sample on a theme's page is that theme's, and leads on to one's own at its end", async ({ page }) => {
  await page.goto("/love");
  await page.getByRole("link", { name: text("welcome.sampleLink") }).click();
  await expect(page.locator(".kicker").first()).toHaveText(text("report.kind.love"));
  await expect(page.locator(".cover-sign path")).toHaveCount(9);
  const ending = page.getByRole("complementary", { name: text("report.onPage.findTitle") });
  await ending.getByRole("link", { name: text("report.onPage.find") }).click();
  await page.waitForURL((url) => url.pathname === "/love");
});

for (const width of [800, 1084, 1440]) {
  test(`the flower on a cover ends above the title in a window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const locale of ["en", "ur-G4"]) {
      await page.goto(`/api/reports/standard/4?lang=${locale}`);
      const flower = await page.locator(".cover-sign svg").boundingBox();
      const title = await page.locator("h1").boundingBox();
      expect(flower && title && flower.y + flower.height <= title.y, JSON.stringify({ flower, title })).toBe(true);
    }
  });
}

for (const theme of THEMES) {
  test(`/${theme} speaks of its theme`, async ({ page }) => {
    await page.goto(`/${theme}`);
    const title = text(`welcome.themes.${theme}.title`);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText(text(`welcome.themes.${theme}.tagline`))).toBeVisible();
    await expect(page.getByText(text(`welcome.themes.${theme}.description`))).toBeVisible();
    await expect(page.locator(".shell")).toHaveAttribute("data-theme", theme);
    await expect(page).toHaveTitle(title);
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute("content");
    expect(await content("meta[name=description]")).toContain(text(`welcome.themes.${theme}.description`));
    expect(await content("meta[property='og:title']")).toBe(title);
    expect(await canonicalPath(page)).toBe(`/${theme}`);
    await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
    const image = new URL(String(await content("meta[property='og:image']"))).pathname;
    expect(image).toBe(`/og/${theme}.png`);
    const picture = await page.request.get(image);
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
    await welcomeReady(page);
    expect(await stored(page, "reportType")).toBe(theme);
  });

  test(`a flag for ${theme}, with and without a value`, async ({ page, request }) => {
    for (const query of [`?${theme}`, `?${theme}=true`, `?utm=x&${theme}=1`]) {
      await page.goto(`/${query}`);
      await expect(page.locator("main > [data-theme]")).toHaveAttribute("data-theme", theme);
      await expect(page.getByText(text(`welcome.themes.${theme}.tagline`))).toBeVisible();
    }
    const html = await (await request.get(`/?${theme}=true`)).text();
    const title =
      theme === "corporate" ? text("welcome.themes.corporate.title") : text(`welcome.themes.${theme}.title`);
    expect(html).toContain(`<title>${title}</title>`);
    await page.goto(`/?${theme}=false`);
    await expect(heading(page)).toHaveText(text("header.title"));
  });

  test(`old addresses of ${theme} reports`, async ({ page }) => {
    for (const rest of ["", "/", "/2023", "/a/b%20c/d.html?x=1"]) {
      await page.goto(`/${theme}-report${rest}`);
      await expect(page.getByText(text(`welcome.themes.${theme}.tagline`))).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => window.reportConfig))
        .toEqual({ theme, reportType: theme, source: "legacy" });
    }
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", /noindex/);
    expect(await canonicalPath(page)).toBe(`/${theme}`);
  });
}

test("the path wins over a flag", async ({ page }) => {
  await page.goto("/love?wealth=true");
  await welcomeReady(page);
  await expect(heading(page)).toHaveText(text("welcome.themes.love.title"));
  expect(await stored(page, "reportType")).toBe("love");
  await page.goto("/health?love");
  await expect(page.getByText(text("welcome.themes.health.tagline"))).toBeVisible();
});

test("an organisation's invitation has its own words and leaves its marks", async ({ page }) => {
  await page.goto("/?corporate=true");
  await expect(heading(page)).toHaveText("Corporate Personality Assessment");
  await expect(page).toHaveTitle("Corporate Personality Assessment");
  await expect(page.getByText(text("welcome.corporateAccess.description"))).toBeVisible();
  expect(await stored(page, "reportType")).toBe("corporate");
  expect(await stored(page, "reportAccess")).toBe("corporate");
});

test("the corporate theme alone leaves no mark of an invitation", async ({ page }) => {
  await page.goto("/corporate");
  await welcomeReady(page);
  await expect(heading(page)).toHaveText(text("welcome.themes.corporate.title"));
  expect(await stored(page, "reportAccess")).toBeNull();
});

test("what is no page shows the welcome screen, unlisted", async ({ page }) => {
  for (const path of ["/nothing", "/deep/er/still", "/en/nothing", "/lovely"]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(text("header.title"));
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", /noindex/);
    expect(await canonicalPath(page)).toBe("/");
  }
});

test("the first pair, answered on the welcome screen, counts after registering, and the new screen is read from its top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  const kept = page.getByText(text("welcome.firstPair.kept"));
  await expect(kept).toBeHidden();
  await page.locator("label:has([name=firstPair][value=right])").click();
  await expect(kept).toBeVisible();
  await page.reload();
  await expect(kept).toBeVisible();
  await fillRegistration(page, somebody());
  await page.locator("form [type=submit]").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.locator("form [type=submit]").click();
  await page.waitForURL("**/rheti*");
  await expect(heading(page)).toContainText("Pair 2 ");
  await expect.poll(() => savedRun(page)).toMatchObject({ rheti: { 1: { value: { side: "right", strong: false } } } });
  await expect(page).toHaveTitle(`${text("meta.rheti")} · ${BRAND}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("what is missing is said, the most basic first, and what was typed stays", async ({ page }) => {
  await page.goto("/");
  const submit = page.locator("form [type=submit]");
  // What is said first is what the rules name first; the focus goes to the first field of the form that is wrong.
  const steps: readonly [says: string, focused: string, field: string, value: string][] = [
    ["emailRequired", "firstName", "Email", "asha@example"],
    ["passwordRequired", "firstName", "Password", "short"],
    ["allFieldsRequired", "firstName", "First name", "  Asha  "],
    ["allFieldsRequired", "lastName", "Last name", "Verma"],
    ["allFieldsRequired", "email", "Phone number", "call me"],
  ];
  for (const [says, focused, field, value] of steps) {
    await submit.click();
    await expect(alert(page).locator("p").first()).toHaveText(text(`auth.${says}`));
    await expect(page.locator(`form [name=${focused}]`)).toBeFocused();
    await expect(page.locator(`form [name=${focused}]`)).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel(field).fill(value);
  }
  await submit.click();
  const all = ["termsRequired", "emailInvalid", "passwordTooShort", "phoneInvalid"];
  await expect(alert(page).locator("p")).toHaveText(all.map((says) => text(`auth.${says}`)));
  await page.getByRole("checkbox").check();
  await expect(alert(page)).not.toContainText(text("auth.termsRequired"));
  const mended: readonly [says: string, field: string, value: string][] = [
    ["emailInvalid", "Email", "asha@example.org"],
    ["passwordTooShort", "Password", "long enough"],
  ];
  for (const [says, field, value] of mended) {
    await submit.click();
    await expect(alert(page).locator("p").first()).toHaveText(text(`auth.${says}`));
    await page.getByLabel(field).fill(value);
  }
  await submit.click();
  await expect(alert(page)).toHaveText(text("auth.phoneInvalid"));
  await page.getByLabel("Phone number").fill("+48 601 234 567");
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByLabel("First name")).toHaveValue("  Asha  ");
  await page.getByRole("button", { name: text("auth.loginMode"), exact: true }).click();
  await page.getByRole("button", { name: text("auth.registerMode"), exact: true }).click();
  await expect(page.getByLabel("Last name")).toHaveValue("Verma");
});

test("an e-mail that has an account already", async ({ page }) => {
  const person = somebody();
  await registerByApi(page.request, person);
  await page.context().clearCookies();
  await page.goto("/");
  await fillRegistration(page, { ...person, email: ` ${person.email.toUpperCase()} ` });
  await page.locator("form [type=submit]").click();
  await expect(alert(page)).toHaveText(text("errors.emailTaken"));
  await expect(page.getByLabel("First name")).toHaveValue(person.firstName);
});

test("logging in: both are needed, a wrong password is refused, the right one goes on", async ({ page }) => {
  const person = somebody();
  await registerByApi(page.request, person);
  await page.context().clearCookies();
  await page.goto("/");
  await page.getByRole("button", { name: text("auth.loginMode"), exact: true }).click();
  const submit = page.locator("form [type=submit]");
  await submit.click();
  await expect(alert(page).locator("p")).toHaveText([text("auth.emailRequired"), text("auth.passwordRequired")]);
  await page.getByLabel("Email").fill(person.email);
  await submit.click();
  await expect(alert(page)).toHaveText(text("auth.passwordRequired"));
  await page.getByLabel("Password").fill("not the password");
  await submit.click();
  await expect(alert(page)).toHaveText(text("errors.wrongCredentials"));
  await page.getByLabel("Password").fill(person.password);
  await submit.click();
  await page.waitForURL("**/rheti*");
});

test("whoever fills a decoy is refused, and no account is made", async ({ page }) => {
  const person = somebody();
  for (const decoy of ["extra_w", "extra_c", "extra_u"]) {
    await page.goto("/");
    await fillRegistration(page, person);
    await page.locator(`form [name=${decoy}]`).evaluate((field) => {
      (field as HTMLInputElement).value = "https://spam.example";
    });
    await page.locator("form [type=submit]").click();
    await expect(alert(page)).toHaveText(text("auth.registrationFailed"));
  }
  const refused = await page.request.post("/api/auth/login", { data: person });
  expect(refused.status()).toBe(401);
});

test("the terms open, are read, and give the focus back", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: text("auth.readTerms") });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: text("auth.termsTitle") });
  await expect(dialog.getByRole("heading", { name: text("privacy.sections.cookies.heading") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("without a session the steps lead to the start, the reports to the sign-in", async ({ page }) => {
  for (const path of [...STEPS.map((step) => step.path), "/results", "/report", "/en/results"]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe("/");
  }
  for (const path of ["/reports", "/ur-G4/reports"]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe("/login");
  }
});

test("a session that is over counts as none", async ({ page, context, baseURL, member }) => {
  await context.addCookies([{ name: USER_COOKIE, value: "Fe26.2*1*out*of*date", url: baseURL }]);
  await page.goto("/rheti");
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByText(text("auth.expired"))).toBeVisible();
  await page.evaluate((id) => localStorage.setItem("loggedInUser", JSON.stringify({ id })), member.id);
  await page.goto("/reports");
  await expect(alert(page)).toHaveText("No user data found. Please log in again.");
  await page.getByRole("link", { name: text("reports.logIn") }).click();
  await page.waitForURL("**/login*");
});
