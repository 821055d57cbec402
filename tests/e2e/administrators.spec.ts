import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "./support/accounts";
import { withoutNews } from "./support/notices";
import { linkIn, mailTo } from "./support/outbox";
import { someAddress } from "./support/visitor";

const PAGE = "/admin/administrators";

test("an invited editor publishes a text and cannot export; the log shows both, and the account can be ended", async ({
  browser,
  admin,
}) => {
  const open = async (storageState?: object) => {
    const extraHTTPHeaders = { "x-forwarded-for": someAddress() };
    const context = await browser.newContext({ storageState: storageState as never, extraHTTPHeaders });
    await withoutNews(context);
    return context.newPage();
  };
  const email = `meera-${randomUUID().slice(0, 8)}@example.org`;
  const owner = await open(admin.storageState);
  await owner.goto(`${PAGE}?tab=all`);
  const form = owner.getByRole("region", { name: "Invite somebody" });
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByRole("combobox", { name: "Role" }).selectOption("editor");
  await form.getByRole("button", { name: "Send the invitation" }).click();
  await expect(form.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  const row = owner.getByRole("row", { name: email });
  await expect(row).toContainText("Invited");

  const editor = await open();
  await editor.goto(linkIn(await mailTo(email)));
  await editor.getByLabel("New password", { exact: false }).first().fill("seven blue doors");
  await editor.getByLabel("New password, once more").fill("seven blue doors");
  await editor.getByRole("button", { name: "Set the password" }).click();
  await expect(editor.getByText(`Logged in as ${email}`)).toBeVisible();
  const pages = editor.getByRole("navigation", { name: "Administration" }).getByRole("link");
  await expect(pages).toHaveText(["Report coverage", "New report pack", "Administrators"]);

  // A slug of its own: no other test meets the text.
  const slug = `by-editor-${randomUUID().slice(0, 8)}`;
  await editor.request.post("/api/v2/packs/create", { data: { slug, domain: "tests", input: "single" } });
  await editor.goto(`/admin/report-coverage?slug=${slug}&type=Helper&role=overview&state=none`);
  await editor.getByRole("button", { name: "Draft 3 Atoms" }).click();
  await expect(editor.locator(".toast-card")).toContainText("Created 3 draft atoms");
  await editor.locator(".matrix-open").first().click();
  await editor.getByRole("dialog").getByRole("button", { name: "Publish" }).first().click();
  await expect(editor.getByRole("dialog").getByText("Published", { exact: true }).first()).toBeVisible();
  await editor.goto("/admin/people");
  await expect(editor.getByText("Your role doesn’t include this page.")).toBeVisible();
  expect((await editor.request.get("/api/assessments/all?format=csv")).status()).toBe(403);

  await owner.goto(`${PAGE}?tab=log`);
  await owner.getByRole("combobox", { name: "Who" }).selectOption({ label: email });
  const entries = owner.getByRole("region", { name: "What administrators did" });
  await expect(entries.getByRole("rowheader", { name: "Text published" })).toHaveCount(1);
  await expect(entries.getByRole("row", { name: "GET /api/assessments/all" })).toContainText("Refused");

  await owner.getByRole("tab", { name: "Administrators" }).click();
  await row.getByRole("button").click();
  await owner.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
  await expect(row).toContainText("Disabled");
  await editor.reload();
  await expect(editor).toHaveURL(/\/admin-login$/);
});
