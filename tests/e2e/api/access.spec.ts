import { type APIRequestContext, expect } from "@playwright/test";
import { checkReply } from "@/lib/platform/http/reply";
import { ENDPOINTS } from "./endpoints";
import type { BadInput, Endpoint } from "./endpoints/endpoint";
import { type People, test } from "./people";
import { expectProblem } from "./problem";

interface Sent {
  readonly path: string;
  readonly body?: unknown;
  readonly raw?: { readonly data: Buffer; readonly type: string };
}

function send(request: APIRequestContext, endpoint: string, { path, body, raw }: Sent, extra = {}) {
  const [method = ""] = endpoint.split(" ");
  const headers = { ...extra, ...(raw && { "content-type": raw.type }) };
  return request.fetch(path, { method, headers, data: raw ? raw.data : body });
}

/**
 * Whoever may ask: nobody where all may send something, whose points of a limit are each test's own; the administrator
 * where users may not; else the user whom the request is about.
 */
function rightful(name: string, { expected: [nobody, user] }: Endpoint, people: People) {
  if (!name.startsWith("GET") && nobody !== undefined && nobody < 400) return undefined;
  return user === 403 ? { request: people.admin } : people.user;
}

const good = ({ path, body }: Endpoint, people: People): Sent => ({ path: path(people), body: body?.(people) });

/** What every endpoint with a body must refuse, whatever it is about. */
function malformed(
  { path, body, maxBytes = 256 * 1024 }: Endpoint,
  people: People,
): Record<string, Sent & { status: number }> {
  const json = "application/json";
  const right = JSON.stringify(body?.(people));
  const raw = (data: string | Buffer, type: string, status: number) => ({
    path: path(people),
    raw: { data: Buffer.from(data), type },
    status,
  });
  const deep = `${right.slice(0, -1)},"data":{"deep":${"[".repeat(90_000)}${"]".repeat(90_000)}}}`;
  return {
    "half of it": raw(right.slice(0, -1), json, 400),
    "another type of content": raw(right, "text/plain", 415),
    "a form": raw("email=a%40b.example", "application/x-www-form-urlencoded", 415),
    "bytes that are no text": raw(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), json, 400),
    "all of it as a prototype": raw(`{"__proto__":${right}}`, json, 400),
    "a list": raw(`[${right}]`, json, 400),
    "nothing at all": raw("null", json, 400),
    "an endless nest": raw(deep, json, 400),
    "too much of it": raw(`${right}${" ".repeat(maxBytes)}`, json, 413),
  };
}

for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
  test.describe(name, () => {
    test("answers everybody as the table says", async ({ people, copyOf }) => {
      const callers = { nobody: undefined, user: people.user, other: people.other, admin: { request: people.admin } };
      for (const [index, [who, caller]] of Object.entries(callers).entries()) {
        const status = endpoint.expected[index] ?? 0;
        const response = await send(await copyOf(caller), name, good(endpoint, people));
        expect({ who, status: response.status() }).toEqual({ who, status });
        if (status >= 400) await expectProblem(response, status);
        else if (endpoint.reply) checkReply(endpoint.reply, await response.json());
      }
    });

    if (endpoint.body) {
      test("refuses what is malformed", async ({ people, copyOf }) => {
        const request = await copyOf(rightful(name, endpoint, people));
        for (const [what, { status, ...sent }] of Object.entries(malformed(endpoint, people)))
          await test.step(what, async () => {
            await expectProblem(await send(request, name, sent), status);
          });
      });
    }

    const { bad } = endpoint;
    if (bad) {
      test("refuses what is wrong", async ({ people, copyOf }) => {
        const request = await copyOf(rightful(name, endpoint, people));
        const check = async ({ path = endpoint.path(people), body, status }: BadInput) => {
          await expectProblem(await send(request, name, { path, body }), status);
        };
        for (const [what, input] of Object.entries(bad(people))) await test.step(what, () => check(input));
      });
    }

    if (!name.startsWith("GET")) {
      test("is not carried out for another site", async ({ people, copyOf }) => {
        const request = await copyOf(rightful(name, endpoint, people));
        for (const origin of ["https://evil.example", "null", "http://localhost.evil.example"]) {
          const response = await send(request, name, good(endpoint, people), { origin });
          await expectProblem(response, 403);
        }
      });
    }
  });
}
