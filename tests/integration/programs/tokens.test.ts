import { randomInt } from "node:crypto";
import { resetEnvForTests } from "@/lib/platform/env";
import { hashToken } from "@/lib/platform/tokens";
import { findValidToken, insertToken } from "@/lib/programs/data/tokens";
import { SCOPES } from "@/lib/programs/domain/tokens";
import { endToken, loadTokens, makeToken } from "@/lib/programs/operations/tokens";
import type { CreateTokenInput } from "@/lib/programs/schema";
import { adminContext } from "@/tests/support/admin-context";
import { allRoutes, type RouteCase } from "@/tests/support/all-routes";
import { clearCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase();
/** A hundred requests, on a machine that may be busy with something else. */
jest.setTimeout(5 * 60_000);

beforeAll(() => {
  process.env.TRUST_PROXY = "1";
  resetEnvForTests();
  clearCookieJar();
});

const routes = allRoutes();
const ofAdmins = routes.filter(({ route }) => route.contract.who === "admin");
const others = routes.filter(({ route }) => ["user", "signedIn", "userOrAdmin", "poller"].includes(route.contract.who));
/** Without anything wrong to refuse, these would do what they are for. */
const ACTS_AT_ONCE = ["POST /api/instrument/estimation", "DELETE /api/instrument/estimation"];

type Scope = CreateTokenInput["scopes"][number];

async function tokenWith(...scopes: Scope[]) {
  return makeToken({ ctx: adminContext(), input: { name: "A warehouse", scopes, days: 30 } });
}

/** Asks with nothing but a token: no cookie, and nothing in the query, the path or the body. */
async function ask({ method, path, route }: RouteCase, token: string): Promise<number> {
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join(".");
  const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": address };
  const response = await route(new Request(`http://localhost${path}`, { method, headers }), {
    params: Promise.resolve({}),
  });
  await response.body?.cancel();
  return response.status;
}

test("scope by endpoint: a token opens what its scopes name, and nothing else", async () => {
  const unlike: string[] = [];
  const tokens = new Map<Scope, { only: string; allOthers: string }>();
  for (const scope of SCOPES) {
    const allOthers = await tokenWith(...SCOPES.filter((other) => other !== scope));
    tokens.set(scope, { only: (await tokenWith(scope)).token, allOthers: allOthers.token });
  }
  const all = await tokenWith(...SCOPES);
  let asked = 0;
  const expectStatus = async (route: RouteCase, token: string, isRight: (status: number) => boolean) => {
    const status = await ask(route, token);
    asked += 1;
    if (!isRight(status)) unlike.push(`${route.method} ${route.path} ${status}`);
  };
  for (const each of ofAdmins) {
    const { permission } = each.route.contract;
    const scope = SCOPES.find((known) => known === permission);
    const pair = scope && tokens.get(scope);
    if (!pair) await expectStatus(each, all.token, (status) => status === 403);
    else {
      await expectStatus(each, pair.allOthers, (status) => status === 403);
      if (!ACTS_AT_ONCE.includes(`${each.method} ${each.path}`))
        await expectStatus(each, pair.only, (status) => status !== 401 && status !== 403 && status < 500);
    }
  }
  for (const each of others) await expectStatus(each, all.token, (status) => status === 401);
  expect(unlike).toEqual([]);
  expect(asked).toBeGreaterThan(80);
  process.stdout.write(`${asked} requests of programs over ${ofAdmins.length + others.length} endpoints\n`);
});

test("a token is told once, is kept as a hash, and ends when it is revoked or its time is over", async () => {
  const [summary] = ofAdmins.filter(({ path }) => path === "/api/analytics/summary");
  if (!summary) throw new Error("there is no such route");
  const { item, token } = await tokenWith("figures:read");
  expect(await ask(summary, token)).toBe(200);
  const { items } = await loadTokens();
  const listed = items.find(({ id }) => id === item.id);
  expect(listed).toMatchObject({ scopes: ["figures:read"], lastUsedAt: expect.any(String), revokedAt: null });
  expect(JSON.stringify(items)).not.toContain(token);
  expect(await findValidToken(token, new Date())).toBeNull();

  await endToken(item.id, new Date());
  expect(await ask(summary, token)).toBe(401);
  const now = new Date();
  const over = "ninefold_over";
  const row = { name: "Over", scopes: ["figures:read"], createdAt: now, expiresAt: new Date(now.getTime() - 1) };
  await insertToken({ ...row, hash: hashToken(over) });
  for (const wrong of [over, `${token}x`, token.slice(0, -1), "", "ninefold_"])
    expect(await ask(summary, wrong)).toBe(401);
});
