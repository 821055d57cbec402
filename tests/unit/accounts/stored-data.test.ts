import { EXPORT_PARTS } from "@/app/_personal-data";
import { BROWSER_DATA, SERVER_DATA } from "@/components/account/privacy/stored-data";
import { GIVEN_UP_MAIL_DAYS } from "@/lib/accounts/domain/administrators";
import { CONFIRMATION_LINK_HOURS, RESTORE_DAYS, TEMPORARY_PASSWORD_MINUTES } from "@/lib/accounts/domain/tokens";
import { KEPT_DAYS } from "@/lib/analytics/data/events";
import { SET_ASIDE_MS } from "@/lib/assessment/domain/run/set-aside";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import * as COOKIES from "@/lib/platform/cookie-names";
import { readSchema } from "@/lib/platform/db/schema-engine";
import { LONGEST_LIMIT_HOURS } from "@/lib/platform/http/limits";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { MAIL_FILES_KEPT_HOURS } from "@/lib/platform/mail/mail-files";
import { runCompleted } from "@/lib/programs/schema";
import { readHouse } from "@/tests/architecture/rules/source";

const listed: readonly string[] = BROWSER_DATA.flatMap(({ names }) => names);
const tables: readonly string[] = SERVER_DATA.flatMap((row) => row.tables);

test("the privacy page names every key under which the browser keeps something", () => {
  expect(Object.values(STORAGE_KEYS).filter((key) => !listed.includes(key))).toEqual([]);
  const keepers = readHouse().filter(
    ({ path, text }) =>
      /^(lib|components)\//.test(path) && /localStorage|sessionStorage|indexedDB|Stored\(|document\.cookie/.test(text),
  );
  const keys = keepers.flatMap(({ text }) =>
    [...text.matchAll(/const \w*(?:KEY|COOKIE) = "([^"]+)"/g)].map(([, key]) => key),
  );
  expect(keys.length).toBeGreaterThan(1);
  expect(keys.filter((key) => !listed.includes(key ?? ""))).toEqual([]);
});

test("and every sealed cookie", () => {
  expect(Object.values(COOKIES).filter((name) => !listed.includes(name))).toEqual([]);
});

test("and every table that holds a user's id", () => {
  const schema = readSchema()
    .map(({ content }) => content)
    .join("\n");
  const personal = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)]
    .filter(([, , lines = ""]) => /^\s+\w*[uU]serId\s|\sUser\s+@relation/m.test(lines))
    .map(([, name = ""]) => name);
  expect(personal.length).toBeGreaterThan(6);
  expect(personal.filter((name) => !tables.includes(name))).toEqual([]);
});

test("each row stands there once", () => {
  for (const rows of [SERVER_DATA, BROWSER_DATA]) expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

test("and exactly the tables of a person's download, beside the counts of limits", () => {
  const downloaded = Object.values(EXPORT_PARTS).flatMap((part) => part.tables);
  expect([...new Set(tables)].sort()).toEqual([...downloaded, "RateLimit"].sort());
});

/** The columns of an account, by the row of the page that tells of them. */
const TOLD: Readonly<Record<"account" | "password", readonly string[]>> = {
  account: [
    ...["id", "firstName", "lastName", "email", "phoneNumber", "locale", "newEmail", "newEmailUntil"],
    ...["registeredAt", "emailVerifiedAt", "completedAt", "termsVersion", "termsAcceptedAt", "deletionDueAt"],
  ],
  password: ["passwordHash", "sessionEpoch", "temporaryHash", "temporaryUntil"],
};

test("and every column of an account", () => {
  const schema = readSchema()
    .map(({ content }) => content)
    .join("\n");
  const [, lines = ""] = /^model User \{\n([\s\S]*?)^\}/m.exec(schema) ?? [];
  const columns = [...lines.matchAll(/^ {2}(\w+)\s+(?:String|Int|DateTime|Boolean|Json|Float)\??\s/gm)].map(
    ([, name]) => name,
  );
  expect(columns.length).toBeGreaterThan(12);
  expect(columns.sort()).toEqual(Object.values(TOLD).flat().sort());
});

/** What the section "Who can see it" says that a program may be told of a finished assessment. */
const TOLD_TO_PROGRAMS = ["runId", "type", "theme", "language", "completedAt"];

test("a program is told of a finished assessment what the page says, and the page says where that stands", () => {
  expect(Object.keys(runCompleted.shape.data.shape)).toEqual(TOLD_TO_PROGRAMS);
  for (const { code } of LOCALES) {
    const t = translator(code);
    expect(t("privacyPage.serverIntro")).toContain(t("privacy.sections.who.heading"));
  }
});

const DAY_MS = 86_400_000;

test.each(LOCALES.map(({ code }) => code))("in %s each row says for how long, as the product keeps it", (locale) => {
  const t = translator(locale);
  const said = (row: (typeof SERVER_DATA)[number]["key"], part: "what" | "long") =>
    [...t(`privacyPage.server.${row}.${part}`).matchAll(/\d+/g)].map(Number);
  expect(said("password", "what")).toEqual([TEMPORARY_PASSWORD_MINUTES]);
  expect(said("progress", "long")).toEqual([SET_ASIDE_MS / DAY_MS]);
  expect(said("links", "long")).toEqual([CONFIRMATION_LINK_HOURS, RESTORE_DAYS]);
  expect(said("mails", "long")).toEqual([GIVEN_UP_MAIL_DAYS, MAIL_FILES_KEPT_HOURS]);
  expect(said("steps", "long")).toEqual([Math.floor(KEPT_DAYS / 30)]);
  expect(said("counters", "long")).toEqual([LONGEST_LIMIT_HOURS]);
});
