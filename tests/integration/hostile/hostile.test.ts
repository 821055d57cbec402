import { join } from "node:path";
import fc from "fast-check";
import type { Asks } from "@/app/api/_route";
import { adminLogin } from "@/lib/accounts/operations/admin-login";
import { startSession } from "@/lib/accounts/operations/start-session";
import { db } from "@/lib/platform/db/client";
import { resetEnvForTests } from "@/lib/platform/env";
import { ERROR_STATUS } from "@/lib/platform/errors/codes";
import { assertPlainData } from "@/lib/platform/http/plain-data";
import type { RouteHandler } from "@/lib/platform/http/route";
import { adminPassword } from "@/lib/platform/secrets";
import { routeFiles } from "@/tests/architecture/rules/routes";
import { readHouse } from "@/tests/architecture/rules/source";
import { emptyCookieJar, takeCookies, useCookies } from "@/tests/support/cookie-jar";
import { useDatabase } from "@/tests/support/database";
import { holdsEdge, hostileFor, hostileTexts } from "@/tests/support/hostile-values";
import { newUser } from "@/tests/support/people";

useDatabase();

type Route = RouteHandler & { readonly asks: Asks };
interface Case {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly route: Route;
}

/** Requests over all endpoints together; `npm run bench:faults -- hostile` asks for many more. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 700);
const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;

const isRoute = (value: unknown): value is Route => typeof value === "function" && "asks" in value;

const cases: Case[] = routeFiles(readHouse()).flatMap(({ path }) => {
  const module: Record<string, unknown> = require(join(process.cwd(), path));
  const url = path.replace(/^app/, "").replace(/\/route\.tsx?$/, "");
  return METHODS.flatMap((method) => {
    const route = module[method];
    return isRoute(route) ? [{ name: `${method} ${url}`, method, path: url, route }] : [];
  });
});
const judged = cases.filter(({ route: { asks } }) => asks.params ?? asks.query ?? asks.body);

type Callers = Readonly<Record<Asks["who"], ReturnType<typeof takeCookies>>>;
let callers: Callers;

beforeAll(async () => {
  process.env.TRUST_PROXY = "1";
  resetEnvForTests();
  emptyCookieJar();
  await startSession({ id: await newUser(), sessionEpoch: 0 });
  const user = takeCookies();
  emptyCookieJar();
  await adminLogin({ input: { password: adminPassword().value } });
  const admin = takeCookies();
  callers = { anyone: [], user, signedIn: user, admin, userOrAdmin: user, watcher: user };
});

const passes = (schema: Asks["body"], value: unknown): boolean => {
  if (!schema) return true;
  try {
    assertPlainData(value);
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

const generated = ({ asks }: Route): fc.Arbitrary<Sent> =>
  fc.record({
    params: asks.params ? hostileTexts(asks.params) : fc.constant({}),
    query: asks.query ? hostileTexts(asks.query) : fc.constant({}),
    text: asks.body
      ? hostileFor(asks.body).map((value) => JSON.stringify(value) ?? "undefined")
      : fc.constant(undefined),
  });

function isBad({ asks }: Route, { params, query, text }: Sent): boolean {
  const seen = Object.fromEntries(new URLSearchParams(query));
  const body: unknown = text && JSON.parse(text);
  if (holdsEdge([params, seen, body])) return true;
  return !(passes(asks.params, params) && passes(asks.query, seen) && passes(asks.body, body));
}

let asked = 0;
const byStatus = new Map<number, number>();

async function send({ name, method, path, route }: Case, sent: Sent): Promise<void> {
  asked += 1;
  const address = [10, asked >> 16, (asked >> 8) & 255, asked & 255].join(".");
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  const query = new URLSearchParams(sent.query).toString();
  const request = new Request(`http://localhost${path.replace(/[[\].]/g, "")}?${query}`, {
    method,
    headers,
    ...(sent.text !== undefined && { body: sent.text }),
  });
  useCookies(callers[route.asks.who]);
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
