import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { sealData } from "iron-session";
import { findOwnPage } from "@/app/api/_own-pages";
import { GET } from "@/app/api/reports/[reportType]/[type]/route";
import type { OwnUserId } from "@/lib/accounts/access";
import { requestDeletion } from "@/lib/accounts/operations/deletion";
import { changeRun, completeRun } from "@/lib/assessment/operations/runs";
import { noteTextsChanged } from "@/lib/content/data/texts-version";
import { USER_COOKIE } from "@/lib/platform/cookie-names";
import { db } from "@/lib/platform/db/client";
import { type PrerenderedPage, sendPage } from "@/lib/platform/front/pages";
import { EXPECTED_USER_HEADER } from "@/lib/platform/http/fetch-json";
import { sessionSecret } from "@/lib/platform/secrets";
import { forgetPersonal } from "@/lib/reports/operations/open-personal";
import { clearCookieJar, copyCookieJar, restoreCookieJar } from "@/tests/support/cookie-jar";
import { setUpDatabase } from "@/tests/support/database";
import { contextFor, newUser, PASSWORD } from "@/tests/support/people";
import { fullRun } from "@/tests/support/sample-runs";
import { TEXTS } from "@/tests/support/seeds";

setUpDatabase(TEXTS);

const PATH = "/api/reports/love/4";
const START = Date.UTC(2026, 0, 1);

interface Person {
  readonly userId: OwnUserId;
  readonly jar: ReturnType<typeof copyCookieJar>;
  readonly cookie: string;
}

const complete = (userId: OwnUserId, at = START) =>
  completeRun({
    ctx: contextFor(null, new Date(at)),
    userId,
    input: { reportType: "love", assessmentData: fullRun(4, randomUUID(), START) },
  });

async function person(firstName: string): Promise<Person> {
  clearCookieJar();
  const userId = await newUser({ firstName });
  await complete(userId);
  const jar = copyCookieJar();
  return { userId, jar, cookie: jar.map(({ name, value }) => `${name}=${value}`).join("; ") };
}

/** What the front finds. */
async function find(cookie: string | undefined, path = PATH, headers: object = {}, method = "GET") {
  const request = { method, headers: { cookie, "accept-encoding": "br", ...headers } } as IncomingMessage;
  return findOwnPage(request, new URL(path, "http://host"));
}
const words = (page: PrerenderedPage | null) => page?.bodies.identity.toString();

/** What the route answers. */
async function read({ jar }: Pick<Person, "jar">, path = PATH): Promise<string> {
  restoreCookieJar(jar);
  const answer = await GET(new Request(`http://host${path}`), {
    params: Promise.resolve({ reportType: "love", type: "4" }),
  });
  return answer.text();
}

/** Reads the page and waits until it is kept. */
async function readAndKeep(who: Person): Promise<string> {
  const html = await read(who);
  while ((await find(who.cookie)) === null) await nextTurn();
  return html;
}

test("is kept as it was sent, for its person alone", async () => {
  const [mine, theirs] = [await person("Zephyrine"), await person("Ottoline")];
  expect(await find(mine.cookie)).toBeNull();
  const html = await readAndKeep(mine);
  expect(html).toContain("Zephyrine");
  const page = await find(mine.cookie);
  expect(words(page)).toBe(html);
  expect(page && brotliDecompressSync(page.bodies.br).toString()).toBe(html);
  expect(await find(theirs.cookie)).toBeNull();
  await readAndKeep(theirs);
  expect(words(await find(theirs.cookie))).not.toContain("Zephyrine");
  expect(await find(undefined)).toBeNull();
  expect(await find(`${USER_COOKIE}=Fe26.2*1*forged*forged*forged**forged*forged~2`)).toBeNull();
  clearCookieJar();
  expect(await read({ jar: [] })).not.toContain("Zephyrine");
});

test("is one of an address and a language, and for a plain request alone", async () => {
  const mine = await person("Zephyrine");
  await readAndKeep(mine);
  const others = ["?lang=ur-G4", "?report=6e3f1d0a-0000-4000-8000-000000000000", "?made=up"].map(
    (query) => PATH + query,
  );
  for (const path of [...others, `${PATH}/pdf`, "/api/reports/career/4", "/api/reports/love/5", "/api/reports/made/4"])
    expect(await find(mine.cookie, path)).toBeNull();
  expect(await find(mine.cookie, PATH, { "accept-language": "ur" })).toBeNull();
  expect(await find(mine.cookie, PATH, { [EXPECTED_USER_HEADER]: mine.userId })).toBeNull();
  expect(await find(mine.cookie, PATH, {}, "POST")).toBeNull();
  expect(words(await find(mine.cookie, `${PATH}?lang=en`))).toContain("Zephyrine");
});

test("ends at once with a name, a text or a run that changes", async () => {
  const mine = await person("Zephyrine");
  const before = await readAndKeep(mine);
  await (await db()).user.update({ where: { id: mine.userId }, data: { firstName: "Quentin" } });
  expect(await find(mine.cookie)).toBeNull();
  expect(await readAndKeep(mine)).toContain("Quentin");

  await (await db()).atom.updateMany({ where: { type: 4, role: "tagline" }, data: { body: "Written anew." } });
  noteTextsChanged();
  expect(await find(mine.cookie)).toBeNull();
  expect(await readAndKeep(mine)).toContain("Written anew.");

  await complete(mine.userId, START + 60_000);
  expect(await find(mine.cookie)).toBeNull();
  expect(await readAndKeep(mine)).not.toBe(before);
  for (const run of await (await db()).assessment.findMany({ where: { userId: mine.userId } }))
    await changeRun(mine.userId, run.id, { deleted: true }, new Date(START));
  expect(await find(mine.cookie)).toBeNull();
  expect(await read(mine)).not.toContain("Quentin");
});

test("is not sent to a session that was ended, nor before a new password is set", async () => {
  const mine = await person("Zephyrine");
  await readAndKeep(mine);
  await (await db()).user.update({ where: { id: mine.userId }, data: { sessionEpoch: { increment: 1 } } });
  expect(await find(mine.cookie)).toBeNull();
  expect(await read(mine)).not.toContain("Zephyrine");
  const session = { userId: mine.userId, epoch: 1, newPasswordUntil: Date.now() + 60_000 };
  const sealed = async (mustChangePassword: boolean) =>
    `${USER_COOKIE}=${await sealData({ ...session, mustChangePassword }, { password: sessionSecret() })}`;
  expect(words(await find(await sealed(false)))).toContain("Zephyrine");
  expect(await find(await sealed(true))).toBeNull();
});

test("is not sent once the account is left, nor held once it is erased", async () => {
  const [leaves, erased] = [await person("Zephyrine"), await person("Ottoline")];
  await readAndKeep(leaves);
  await readAndKeep(erased);
  restoreCookieJar(leaves.jar);
  await requestDeletion({
    ctx: contextFor({ kind: "visitor" }),
    userId: leaves.userId,
    input: { password: PASSWORD },
  });
  expect(await find(leaves.cookie)).toBeNull();
  expect(await read(leaves)).not.toContain("Zephyrine");
  forgetPersonal(erased.userId);
  expect(await find(erased.cookie)).toBeNull();
  await (await db()).user.delete({ where: { id: erased.userId } });
  expect(await find(erased.cookie)).toBeNull();
  expect(await read(erased)).not.toContain("Ottoline");
});

test("is left to the route, which refuses, for whoever is past their limit", async () => {
  const mine = await person("Zephyrine");
  await readAndKeep(mine);
  const found: (PrerenderedPage | null)[] = [];
  for (let at = 0; at < 620; at += 1) found.push(await find(mine.cookie));
  expect(found.filter((page) => page !== null).length).toBeLessThan(600);
  expect(found.at(-1)).toBeNull();
  expect(JSON.parse(await read(mine))).toMatchObject({ code: "rate_limited" });
});

test("is sent with the headers of the route, each once", async () => {
  const mine = await person("Zephyrine");
  await readAndKeep(mine);
  const page = await find(mine.cookie);
  const server = createServer((request, response) => page && sendPage(request, response, page, {}));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  server.close();
  restoreCookieJar(mine.jar);
  const route = await GET(new Request(`http://host${PATH}`), {
    params: Promise.resolve({ reportType: "love", type: "4" }),
  });
  for (const name of ["content-type", "cache-control", "content-security-policy", "x-robots-tag"])
    expect([name, headers.get(name)]).toEqual([name, route.headers.get(name)]);
});
