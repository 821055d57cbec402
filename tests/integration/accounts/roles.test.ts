import { ROLE_PERMISSIONS, ROLES, type Role } from "@/lib/accounts/domain/permissions";
import { adminLogin } from "@/lib/accounts/operations/administrator-login";
import { db } from "@/lib/platform/db/client";
import { adminPassword } from "@/lib/platform/secrets";
import { newAdministrator, signInAs } from "@/tests/support/administrators";
import { allRoutes, type RouteCase } from "@/tests/support/all-routes";
import { clearCookieJar, copyCookieJar, restoreCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { newUser } from "@/tests/support/people";

setUpDatabase();

/** Routes of administrators that change nothing worth telling, and what they do. */
const NOT_LOGGED: Readonly<Record<string, string>> = {
  "POST /api/v2/coverage/preview": "draws a report that nobody keeps",
  "POST /api/administrators/me/second-factor": "makes a secret that changes nothing until a code confirms it",
  "GET /api/instrument/codebook": "the columns of a file, nobody's data",
};

type Caller = Role | "shared" | "user" | "nobody";
const jars = new Map<Caller, ReturnType<typeof copyCookieJar>>();

beforeAll(async () => {
  clearCookieJar();
  jars.set("nobody", copyCookieJar());
  await newUser();
  jars.set("user", copyCookieJar());
  for (const role of ROLES) {
    clearCookieJar();
    await signInAs(await newAdministrator(role));
    jars.set(role, copyCookieJar());
  }
  clearCookieJar();
  await adminLogin({ input: { password: adminPassword().value } });
  jars.set("shared", copyCookieJar());
});

/** A request that is wrong in its input, so that whoever may ask is told of that, and nothing is done. */
async function ask({ method, path, route }: RouteCase, caller: Caller): Promise<number> {
  restoreCookieJar(jars.get(caller) ?? []);
  const headers = { "content-type": "application/json" };
  const body = method === "GET" ? undefined : "[]";
  const request = new Request(`http://localhost${path.replace(/[[\].]/g, "")}`, { method, headers, body });
  return (await route(request, { params: Promise.resolve({}) })).status;
}

const cases = allRoutes().filter(({ route }) => route.contract.who === "admin");

test.each(cases.map((each) => [each.name, each] as const))(
  "%s is for the roles that have its permission",
  async (_, each) => {
    const { permission } = each.route.contract;
    const may = (role: Role) => permission === null || (permission && ROLE_PERMISSIONS[role].includes(permission));
    const told = new Map<string, string>();
    const expected = new Map<string, string>([
      ["nobody", "401"],
      ["user", "403"],
      ["shared", "may"],
    ]);
    for (const role of ROLES) expected.set(role, may(role) ? "may" : "403");
    for (const caller of expected.keys()) {
      const status = await ask(each, caller as Caller);
      told.set(caller, status === 401 || status === 403 ? String(status) : "may");
      expect({ caller, status: status < 500 }).toEqual({ caller, status: true });
    }
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected));
  },
);

test("every permission is asked for by a route, and an owner has all of them", () => {
  const asked = new Set(cases.flatMap(({ route }) => route.contract.permission ?? []));
  expect(ROLE_PERMISSIONS.owner.filter((permission) => !asked.has(permission))).toEqual([]);
  for (const role of ROLES)
    expect(ROLE_PERMISSIONS[role].every((permission) => ROLE_PERMISSIONS.owner.includes(permission))).toBe(true);
});

test("what administrators change or take out is told to the log", () => {
  const silent = cases.filter(({ name, route: { contract } }) => {
    const matters = !name.startsWith("GET") || contract.permission === "data:export";
    return matters && !contract.logs && !(name in NOT_LOGGED);
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("each refusal stands in the log, with who and where, and without ids", async () => {
  const rows = await (await db()).administratorAction.findMany({ where: { action: "refused" } });
  const refused = cases.reduce((sum, { route: { contract } }) => {
    const without = ROLES.filter(
      (role) => contract.permission && !ROLE_PERMISSIONS[role].includes(contract.permission),
    );
    return sum + without.length;
  }, 0);
  expect(rows).toHaveLength(refused);
  expect(refused).toBeGreaterThan(60);
  expect(rows.every(({ email, endpoint }) => email?.endsWith("@example.org") && / \/api\//.test(endpoint))).toBe(true);
});
