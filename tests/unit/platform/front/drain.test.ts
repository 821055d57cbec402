import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createDrain, type Drain } from "@/lib/platform/front/drain";
import { rawRequest } from "@/tests/support/raw-request";

let server: Server;
let drain: Drain;
let waiting: ServerResponse[];
let arrived: () => void;

/** `/slow` is answered when the test says so. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  drain.note(response);
  if (request.url === "/slow") {
    waiting.push(response);
    arrived();
  } else response.end("done");
}

const ask = (path: string) => rawRequest((server.address() as AddressInfo).port, { path });

async function askSlow() {
  const there = new Promise<void>((done) => {
    arrived = done;
  });
  const answered = ask("/slow");
  answered.catch(() => {});
  await there;
  return { answered };
}

beforeEach(async () => {
  waiting = [];
  server = createServer(answer);
  drain = createDrain(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(() => server.closeAllConnections());

test("an idle server ends at once", async () => {
  await ask("/");
  expect(await drain.drain(60_000)).toBe(true);
  expect(server.listening).toBe(false);
});

test("what is under way is answered, and so is who comes meanwhile; each connection closes after it", async () => {
  const { answered } = await askSlow();
  const drained = drain.drain(60_000);
  const late = await ask("/");
  expect([late.body.toString(), late.headers.connection]).toEqual(["done", "close"]);
  waiting[0]?.end("at last");
  const slow = await answered;
  expect([slow.body.toString(), slow.headers.connection]).toEqual(["at last", "close"]);
  expect(await drained).toBe(true);
  expect(server.listening).toBe(false);
});

test("a request that is already on its way on a kept connection is answered", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const heard: string[] = [];
  socket.on("data", (text: string) => heard.push(text));
  socket.write(request);
  await once(socket, "data");
  heard.length = 0;
  socket.write(request);
  expect(await drain.drain(60_000)).toBe(true);
  await once(socket, "close");
  expect(heard.join("")).toMatch(/^HTTP\/1\.1 200 OK.*Connection: close.*done/s);
});

test("a kept connection on which nothing comes ends with the server", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  const ended = once(socket.resume(), "close");
  expect(await drain.drain(60_000)).toBe(true);
  await ended;
});

test("the deadline cuts off what does not end", async () => {
  const { answered } = await askSlow();
  expect(await drain.drain(1)).toBe(false);
  await expect(answered).rejects.toThrow();
});
