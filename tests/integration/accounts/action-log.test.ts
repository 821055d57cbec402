import { withRoute } from "@/app/api/_route";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/app-error";
import { newAdministrator, signInAs } from "@/tests/support/administrators";
import { clearCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase();

beforeAll(async () => {
  clearCookieJar();
  await signInAs(await newAdministrator("owner"));
});

const entries = async (endpoint: string) =>
  (await (await db()).administratorAction.findMany({ where: { endpoint }, orderBy: { id: "asc" } })).map(
    ({ action }) => action,
  );

/** Asks a route that does this; returns its status and what the log said when it began. */
async function ask(path: string, deed: () => Promise<void>) {
  const before: string[][] = [];
  const route = withRoute({
    ...{ summary: "Does something.", who: "admin", permission: null, logs: "packCheck", limit: "write" },
    handle: async () => {
      before.push(await entries(`POST ${path}`));
      await deed();
      return {};
    },
  });
  const request = new Request(`http://localhost${path}`, { method: "POST" });
  const { status } = await route(request, { params: Promise.resolve({}) });
  return { status, before };
}

test("the log is told of a deed before it is done, and once", async () => {
  const { status, before } = await ask("/api/done", async () => {});
  expect({ status, before }).toEqual({ status: 200, before: [["packCheck"]] });
  expect(await entries("POST /api/done")).toEqual(["packCheck"]);
});

test("a deed that fails is followed by an entry that says so", async () => {
  const { status } = await ask("/api/failing", async () => {
    throw new AppError("conflict");
  });
  expect(status).toBe(409);
  expect(await entries("POST /api/failing")).toEqual(["packCheck", "failed"]);
});

test("what the log cannot be told is not done", async () => {
  const client = await db();
  await client.$executeRaw`ALTER TABLE "AdministratorAction" ADD CONSTRAINT "full" CHECK (false) NOT VALID`;
  const { status, before } = await ask("/api/untold", async () => {});
  await client.$executeRaw`ALTER TABLE "AdministratorAction" DROP CONSTRAINT "full"`;
  expect(status).toBeGreaterThanOrEqual(500);
  expect(before).toEqual([]);
});
