import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { exportOwnData, LOOSE_TABLES, OWN_PARTS } from "@/app/_own-data";
import { changeDetails } from "@/lib/accounts/operations/change-details";
import { requestByAddress } from "@/lib/accounts/operations/recover";
import { detailsBody, registerBody } from "@/lib/accounts/schema";
import { recordStep } from "@/lib/analytics/operations/record-step";
import { seedAtoms } from "@/lib/content/operations/seed-atoms";
import { useDatabase } from "@/tests/support/database";
import { contextFor, newUser, registration } from "@/tests/support/people";
import { settle } from "@/tests/support/settle";

useDatabase(seedAtoms);

/** The tables of the schema, each with its lines. */
const tables = [...readFileSync("prisma/schema.prisma", "utf8").matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(
  ([, name = "", lines = ""]) => ({ name, lines }),
);
const ownerOf = (lines: string) => /^\s+\w+\s+(\w+)\??\s+@relation\((?:"\w+", )?fields/gm[Symbol.matchAll](lines);

/** Tables about one person: the user's own, those that hang on it, and those that hold a user's id. */
function personalTables(): typeof tables {
  const known = new Set(["User"]);
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const { name, lines } of tables) {
      const hangs = [...ownerOf(lines)].some(([, owner = ""]) => known.has(owner));
      if (hangs || /^\s+\w*[uU]serId\s/m.test(lines)) known.add(name);
    }
  }
  return tables.filter(({ name }) => known.has(name));
}
const personal = personalTables();

test("every table about one person is in the download", () => {
  const covered = Object.values(OWN_PARTS).flatMap((part) => part.tables);
  expect(personal.length).toBeGreaterThan(7);
  expect(personal.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([]);
});

test("every such table goes with the account, or is let go before", () => {
  const loose = personal.filter(({ name, lines }) => name !== "User" && !/onDelete: Cascade/.test(lines));
  expect(loose.map(({ name }) => name)).toEqual(LOOSE_TABLES);
});

test("it holds everything of theirs, nothing of anybody else's, and nothing that lets anybody in", async () => {
  const [userId, other] = [
    await newUser({ email: "mine@example.org" }),
    await newUser({ email: "theirs@example.org" }),
  ];
  const { runId, reportId } = await settle(userId);
  const theirs = await settle(other);
  const eventId = randomUUID();
  const ctx = contextFor({ kind: "user" as const, userId });
  const step = { id: eventId, step: "rheti", session: "visit", timestamp: new Date().toISOString() } as const;
  await recordStep({ ctx, input: step });
  await requestByAddress({ ctx, kind: "temporaryPassword", input: { email: "mine@example.org" } });

  const data = JSON.stringify(await exportOwnData(userId, new Date()));
  for (const mine of ["mine@example.org", userId, runId, reportId, eventId, "+19876543210", "temporaryPassword"])
    expect(data).toContain(mine);
  for (const hidden of [
    "theirs@example.org",
    other,
    theirs.runId,
    theirs.reportId,
    "argon2",
    "passwordHash",
    "sessionEpoch",
  ])
    expect(data).not.toContain(hidden);
  expect(Object.keys(JSON.parse(data))).toEqual(["exportedAt", ...Object.keys(OWN_PARTS)]);
  expect(JSON.parse(data).account.draft.rheti).toBeDefined();
});

test("details change as they are given, and a phone number can be taken away", async () => {
  const userId = await newUser();
  const input = detailsBody.parse({ firstName: " Zoya ", lastName: "Khan", phoneNumber: "" });
  const { user } = await changeDetails({ userId, input });
  expect(user).toMatchObject({ id: userId, firstName: "Zoya", lastName: "Khan", phoneNumber: null });
});

test.each(["a\r\nBcc: eve@example.org", "a\u2028b", "a\u0007b", "   "])("a name such as %j is refused", (firstName) => {
  expect(detailsBody.safeParse({ firstName, lastName: "Khan", phoneNumber: null }).success).toBe(false);
  expect(registerBody.safeParse({ ...registration(), firstName }).success).toBe(false);
});
