import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import type { OwnUserId } from "@/lib/accounts/access";
import { completeRun } from "@/lib/assessment/operations/runs";
import { db } from "@/lib/platform/db/client";
import { resetEnvForTests } from "@/lib/platform/env";
import { forgetOldDeliveries, sendDueDeliveries } from "@/lib/programs/operations/send-due-deliveries";
import {
  addWebhook,
  changeWebhook,
  loadDeliveries,
  loadWebhooks,
  removeWebhook,
  tryAgain,
} from "@/lib/programs/operations/webhooks";
import { adminContext } from "@/tests/support/admin-context";
import { setUpDatabase } from "@/tests/support/database";
import { keepLogLines } from "@/tests/support/log-lines";
import { contextFor, newUser } from "@/tests/support/people";
import { fullRun } from "@/tests/support/sample-runs";

setUpDatabase();
/** An hour and days in small steps, on a machine that may be busy with something else. */
jest.setTimeout(5 * 60_000);

const MINUTE_MS = 60_000;

interface Received {
  readonly status: number;
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** It hangs up instead of answering. */
const HANGS_UP = 0;
/** Whatever was sent to the receiver, with what it answered; `status` is what it answers next. */
const receiver: { status: number; readonly received: Received[] } = { status: 503, received: [] };
let server: Server;
let url: string;
let userId: OwnUserId;

beforeAll(async () => {
  process.env.WEBHOOK_PRIVATE_ADDRESSES = "true";
  resetEnvForTests();
  userId = await newUser();
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    receiver.received.push({ status: receiver.status, body: Buffer.concat(parts).toString(), headers });
    if (receiver.status === HANGS_UP) request.socket.destroy();
    else response.writeHead(receiver.status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/runs`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

afterEach(() => void jest.restoreAllMocks());

beforeEach(async () => {
  receiver.received.length = 0;
  for (const { id } of (await loadWebhooks()).items) await removeWebhook(id);
});

async function complete(at: number): Promise<string> {
  const runId = randomUUID();
  const ctx = contextFor({ kind: "user", userId } as const, new Date(at));
  await completeRun({ ctx, userId, input: { reportType: "love", assessmentData: fullRun(4, runId, at - MINUTE_MS) } });
  return runId;
}

const runIdOf = ({ body }: Received): string => JSON.parse(body).data.runId;

test("a receiver that fails for an hour gets each run once, in order and signed; the list and the log show it", async () => {
  const logged = keepLogLines();
  const { item, secret } = await addWebhook({ ctx: adminContext(), input: { url } });
  // The hour ends now: a receiver refuses signatures of another time.
  const start = Date.now() - 61 * MINUTE_MS;
  const due = [0, 10, 50];
  const runIds: string[] = [];
  receiver.status = 503;
  for (let seconds = 0; seconds <= 62 * 60; seconds += 15) {
    const at = start + seconds * 1_000;
    if (runIds.length < due.length && seconds >= (due[runIds.length] ?? 0) * 60) runIds.push(await complete(at));
    if (seconds >= 20 * 60) receiver.status = 500;
    if (seconds >= 40 * 60) receiver.status = HANGS_UP;
    if (seconds >= 60 * 60) receiver.status = 204;
    await sendDueDeliveries(() => new Date(at));
  }
  const failed = receiver.received.filter(({ status }) => status !== 204);
  const arrived = receiver.received.filter(({ status }) => status === 204);
  expect(failed.length).toBeGreaterThan(5);
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503, 500, HANGS_UP]));
  expect(new Set(failed.map(runIdOf))).toEqual(new Set(runIds.slice(0, 1)));
  expect(arrived.map(runIdOf)).toEqual(runIds);

  const verifier = new Webhook(secret);
  for (const { body, headers } of arrived) {
    expect(verifier.verify(body, headers)).toEqual({
      type: "run.completed",
      timestamp: expect.any(String),
      data: { runId: expect.any(String), type: 4, theme: "love", language: "en", completedAt: expect.any(String) },
    });
    expect(() => verifier.verify(body.replace("love", "career"), headers)).toThrow();
  }
  const ids = failed.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids)).toEqual(new Set([arrived[0]?.headers["webhook-id"]]));

  const { items, next } = await loadDeliveries(item.id, undefined);
  expect(next).toBeNull();
  expect(items.map(({ payload, state, lastStatus }) => [payload.data.runId, state, lastStatus])).toEqual(
    [...runIds].reverse().map((runId) => [runId, "delivered", 204]),
  );
  expect(items.at(-1)?.attempts).toBe(failed.length + 1);
  expect((await loadWebhooks()).items).toMatchObject([{ waiting: 0 }]);

  const lines = logged().filter(({ webhookId }) => webhookId === item.id);
  expect(lines.slice(0, -1)).toEqual(
    failed.map(({ status }, index) =>
      expect.objectContaining({
        ...{ level: "warn", event: "webhook not delivered", attempts: index + 1 },
        ...(status === HANGS_UP ? { errorName: expect.any(String) } : { status }),
      }),
    ),
  );
  expect(lines.at(-1)).toMatchObject({ event: "webhook delivered after failures", attempts: failed.length + 1 });
  // Neither the log nor its errors say where it went or what was sent.
  expect(JSON.stringify(lines)).not.toMatch(/127\.0\.0\.1|run\.completed/);
  process.stdout.write(
    `a receiver away for 60 minutes: ${failed.length} tries failed, ${arrived.length} of ${runIds.length} runs arrived once, in order\n`,
  );
});

test("two copies of the server at once send nothing twice", async () => {
  await addWebhook({ ctx: adminContext(), input: { url } });
  const at = Date.now();
  const runIds = [await complete(at), await complete(at + 1), await complete(at + 2)];
  receiver.status = 200;
  const clock = () => new Date(at + 1_000);
  for (let turn = 0; turn < 4; turn += 1) await Promise.all([sendDueDeliveries(clock), sendDueDeliveries(clock)]);
  expect(receiver.received.map(runIdOf).sort()).toEqual([...runIds].sort());
});

test("what nobody takes for three days is given up, the next one goes on, and it can be sent again", async () => {
  const { item } = await addWebhook({ ctx: adminContext(), input: { url } });
  const start = Date.now() - 4 * 24 * 60 * MINUTE_MS;
  const lost = await complete(start);
  receiver.status = 500;
  for (let hour = 0; hour <= 73; hour += 1) await sendDueDeliveries(() => new Date(start + hour * 60 * MINUTE_MS));
  const [row] = (await loadDeliveries(item.id, undefined)).items;
  expect(row).toMatchObject({ state: "givenUp", lastStatus: 500, dueAt: null });

  receiver.status = 200;
  const later = await complete(Date.now());
  await sendDueDeliveries(() => new Date());
  await tryAgain(row?.id ?? "", new Date());
  await sendDueDeliveries(() => new Date());
  const arrived = receiver.received.filter(({ status }) => status === 200);
  expect(arrived.map(runIdOf)).toEqual([later, lost]);
  await forgetOldDeliveries(new Date(Date.now() + 31 * 24 * 60 * MINUTE_MS));
  expect((await loadDeliveries(item.id, undefined)).items).toEqual([]);
});

test("an address that is off is told nothing, and nothing is kept of a run that is gone", async () => {
  const { item } = await addWebhook({ ctx: adminContext(), input: { url } });
  await changeWebhook(item.id, false);
  await complete(Date.now());
  expect((await loadDeliveries(item.id, undefined)).items).toEqual([]);
  await changeWebhook(item.id, true);
  const runId = await complete(Date.now());
  expect((await loadDeliveries(item.id, undefined)).items).toHaveLength(1);
  await (await db()).assessment.delete({ where: { id: runId } });
  expect((await loadDeliveries(item.id, undefined)).items).toEqual([]);
});

test("addresses of this network are not asked, whatever they are called", async () => {
  process.env.WEBHOOK_PRIVATE_ADDRESSES = "false";
  resetEnvForTests();
  const { port } = server.address() as AddressInfo;
  const inside = [url, `https://127.0.0.1:${port}/`, `https://localhost:${port}/`, `https://[::1]:${port}/`];
  for (const address of [...inside, `https://[::ffff:127.0.0.1]:${port}/`, `https://2130706433:${port}/`])
    await addWebhook({ ctx: adminContext(), input: { url: address } });
  await complete(Date.now());
  expect(await sendDueDeliveries(() => new Date())).toBe(0);
  expect(receiver.received).toEqual([]);
  for (const { id } of (await loadWebhooks()).items)
    expect((await loadDeliveries(id, undefined)).items).toMatchObject([{ attempts: 1, lastStatus: null }]);
});
