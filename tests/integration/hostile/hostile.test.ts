import fc from "fast-check";
import type { RouteContract } from "@/app/api/_route";
import { adminLogin } from "@/lib/accounts/operations/administrator-login";
import { startSession } from "@/lib/accounts/operations/sessions";
import { db } from "@/lib/platform/db/client";
import { resetEnvForTests } from "@/lib/platform/env";
import { ERROR_STATUS } from "@/lib/platform/errors/codes";
import { assertStorable } from "@/lib/platform/http/storable";
import { adminPassword } from "@/lib/platform/secrets";
import { allRoutes, type Route, type RouteCase } from "@/tests/support/all-routes";
import { clearCookieJar, copyCookieJar, restoreCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { containsEdgeTime, hostileFor, hostileTexts } from "@/tests/support/hostile-values";
import { newUser } from "@/tests/support/people";

setUpDatabase();

/** Requests over all endpoints together; `npm run bench:faults -- hostile` asks for many more. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 700);

const judged = allRoutes().filter(({ route: { contract } }) => contract.params ?? contract.query ?? contract.body);

type Callers = Readonly<Record<RouteContract["who"], ReturnType<typeof copyCookieJar>>>;
let callers: Callers;

beforeAll(async () => {
  process.env.TRUST_PROXY = "1";
  resetEnvForTests();
  clearCookieJar();
  await startSession({ id: await newUser(), sessionEpoch: 0 });
  const user = copyCookieJar();
  clearCookieJar();
  await adminLogin({ input: { password: adminPassword().value } });
  const admin = copyCookieJar();
  callers = { anyone: [], user, signedIn: user, admin, userOrAdmin: user, poller: user };
});

const passes = (schema: RouteContract["body"], value: unknown): boolean => {
  if (!schema) return true;
  try {
    assertStorable(value);
    return schema.safeParse(value).success;
  } catch {
    return false;
  }
};

interface Sent {
  readonly params: Record<string, string>;
  readonly query: Record<string, string>;
  /** The body as it travels; undefined sends none. */
  readonly text: string | undefined;
}

const generated = ({ contract }: Route): fc.Arbitrary<Sent> =>
  fc.record({
    params: contract.params ? hostileTexts(contract.params) : fc.constant({}),
    query: contract.query ? hostileTexts(contract.query) : fc.constant({}),
    text: contract.body
      ? hostileFor(contract.body).map((value) => JSON.stringify(value) ?? "undefined")
      : fc.constant(undefined),
  });

function isBad({ contract }: Route, { params, query, text }: Sent): boolean {
  const seen = Object.fromEntries(new URLSearchParams(query));
  const body: unknown = text && JSON.parse(text);
  if (containsEdgeTime([params, seen, body])) return true;
  return !(passes(contract.params, params) && passes(contract.query, seen) && passes(contract.body, body));
}

let asked = 0;
const byStatus = new Map<number, number>();

async function send({ name, method, path, route }: RouteCase, sent: Sent): Promise<void> {
  asked += 1;
  const address = [10, asked >> 16, (asked >> 8) & 255, asked & 255].join(".");
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  const query = new URLSearchParams(sent.query).toString();
  const request = new Request(`http://localhost${path.replace(/[[\].]/g, "")}?${query}`, {
    method,
    headers,
    ...(sent.text !== undefined && { body: sent.text }),
  });
  restoreCookieJar(callers[route.contract.who]);
  const response = await route(request, { params: Promise.resolve(sent.params) });
  byStatus.set(response.status, (byStatus.get(response.status) ?? 0) + 1);
  const body = await response.json();
  const told = { name, status: response.status, code: body.code, sent: JSON.stringify(sent).slice(0, 300) };
  expect(told).toEqual({ ...told, status: ERROR_STATUS[body.code as keyof typeof ERROR_STATUS] });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect({ ...told, own: response.status < 500 }).toEqual({ ...told, own: true });
  expect(body.error).toEqual(expect.stringMatching(/\p{L}{2,}/u));
  expect(JSON.stringify(body)).not.toMatch(/prisma|node_modules|postgres/i);
}

/** Rows of every table but the one of limits, which is there to count such requests. */
async function rows(): Promise<Record<string, number>> {
  const client = await db();
  const tables = await client.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'RateLimit'`;
  const counted = tables.map(async ({ name }): Promise<[string, number]> => {
    const [row] = await client.$queryRawUnsafe<{ n: number }[]>(`SELECT count(*)::int AS n FROM "${name}"`);
    return [name, row?.n ?? -1];
  });
  return Object.fromEntries(await Promise.all(counted));
}

test(
  "whatever is wrong with a request, it is refused in the one shape of failure, and nothing is written",
  async () => {
    expect(judged.length).toBeGreaterThan(10);
    const before = await rows();
    const each = Math.ceil(REQUESTS / judged.length);
    for (const one of judged) {
      const bad = generated(one.route).filter((sent) => isBad(one.route, sent));
      await fc.assert(
        fc.asyncProperty(bad, (sent) => send(one, sent)),
        { numRuns: each, endOnFailure: true },
      );
    }
    expect(await rows()).toEqual(before);
    const told = [...byStatus].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
    process.stdout.write(`${asked} bad requests over ${judged.length} endpoints: ${told.join(", ")}\n`);
  },
  20 * 60_000,
);
