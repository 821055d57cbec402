import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PORT = 3_396;
const REQUESTS_PER_SECOND = 200;
const DEADLINE_MS = 30_000;
const GRACE_MS = 5_000;
/** Answered by a page from memory, and by the API with a look into the database. */
const PATHS = ["/love", "/api/state?score=70&type=4"];
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

type When = "idle" | "under load" | "with kept connections" | "while it boots" | "while it builds";
interface Round {
  readonly command: "start" | "up";
  readonly when: When;
}
const times = (count: number, round: Round): Round[] => Array.from({ length: count }, () => round);
const ROUNDS: readonly Round[] = [
  ...times(4, { command: "start", when: "idle" }),
  ...times(5, { command: "start", when: "under load" }),
  ...times(4, { command: "start", when: "with kept connections" }),
  ...times(3, { command: "start", when: "while it boots" }),
  ...times(3, { command: "up", when: "while it builds" }),
  ...times(1, { command: "up", when: "under load" }),
];

interface Sent {
  /** When the request was on its way, by the clock of `performance`; none when it never was. */
  readonly begunAt: number;
  /** 0 when the connection was cut. */
  readonly status: number;
}

/** Asks for a page on a connection of this agent. */
function ask(path: string, agent: Agent): Promise<Sent> {
  const address = [10, randomInt(256), randomInt(256), 1 + randomInt(254)].join(".");
  return new Promise((done) => {
    let begunAt = Number.POSITIVE_INFINITY;
    const end = (status: number) => done({ begunAt, status });
    const request = get({ port: PORT, path, agent, headers: { "x-forwarded-for": address } }, (response) => {
      response.on("error", () => end(0));
      response.on("end", () => end(response.statusCode ?? 0));
      response.resume();
    });
    // Requests that wait in the agent for a connection have not begun.
    request.on("socket", (socket) => {
      const begin = () => {
        begunAt = performance.now();
      };
      if (socket.connecting) socket.once("connect", begin);
      else begin();
    });
    request.on("error", () => end(0));
  });
}

async function untilAnswered(path: string, server: ChildProcess): Promise<void> {
  const agent = new Agent();
  while ((await ask(path, agent)).status !== 200) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    await pause(50);
  }
}

/** Sends requests at a steady rate until it is stopped. */
function load(agent: Agent): { stop: () => Promise<Sent[]> } {
  const sent: Promise<Sent>[] = [];
  const timer = setInterval(() => {
    sent.push(ask(PATHS[sent.length % PATHS.length] ?? "/", agent));
  }, 1_000 / REQUESTS_PER_SECOND);
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.all(sent);
    },
  };
}

/** The processes of a session that are still there; npm and all that it started are one. See proc(5), field 6. */
function leftOver(session: number): string[] {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.filter((id) => {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, "utf8");
      const [state, , , sid] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return Number(sid) === session && state !== "Z";
    } catch {
      return false;
    }
  });
}

/** Those that are there after a moment: what was stopped may still be ending. */
async function leftOverAfter(session: number): Promise<string[]> {
  for (const end = performance.now() + GRACE_MS; performance.now() < end; await pause(100))
    if (leftOver(session).length === 0) return [];
  return leftOver(session);
}

/** Whether the database was closed: its control file says "shut down" (1), and a start has nothing to recover. */
function isClosed(folder: string): boolean {
  const control = join(folder, "postgres/global/pg_control");
  return !existsSync(control) || readFileSync(control).readInt32LE(16) === 1;
}

/** Brings a command to the moment at which it is to be stopped; the agent holds the connections. */
async function reach({ when }: Round, server: ChildProcess, agent: Agent): Promise<ReturnType<typeof load> | null> {
  if (when === "while it builds") await pause(1_000 + randomInt(4_000));
  else if (when === "while it boots") await untilAnswered("/api/health/live", server);
  else await untilAnswered("/api/health/ready", server);
  if (when === "with kept connections") await Promise.all(Array.from({ length: 20 }, () => ask("/love", agent)));
  if (when !== "under load") return null;
  const running = load(agent);
  await pause(1_000 + randomInt(1_000));
  return running;
}

interface Outcome {
  readonly begun: number;
  readonly faults: readonly string[];
}

async function round(it: Round, folder: string, toGroup: boolean): Promise<Outcome> {
  const server = spawn("npm", ["run", "-s", it.command], {
    detached: true,
    stdio: "ignore",
    env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, DATABASE_URL: "", TRUST_PROXY: "1" },
  });
  const session = server.pid ?? 0;
  const ended = new Promise<number | string | null>((done) =>
    server.once("exit", (code, signal) => done(signal ?? code)),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const running = await reach(it, server, agent);
  const stoppedAt = performance.now();
  // A supervisor signals its child, a terminal the whole group.
  process.kill(toGroup ? -session : session, "SIGTERM");
  const how = await Promise.race([ended, pause(DEADLINE_MS).then(() => "no end in time")]);
  const requests = (await running?.stop()) ?? [];
  agent.destroy();
  const begun = requests.filter(({ begunAt }) => begunAt < stoppedAt);
  const failed = begun.filter(({ status }) => status !== 200);
  const orphans = await leftOverAfter(session);
  for (const id of orphans) process.kill(Number(id), "SIGKILL");
  const expected = it.when === "while it builds" ? ["SIGTERM", 143] : [0];
  const isRight = how !== null && expected.includes(how);
  return {
    begun: begun.length,
    faults: [
      ...(failed.length > 0
        ? [`${failed.length} of ${begun.length} requests failed (${[...new Set(failed.map(({ status }) => status))]})`]
        : []),
      ...(orphans.length > 0 ? [`${orphans.length} processes were left`] : []),
      ...(isRight ? [] : [`it ended with ${how}`]),
      ...(isClosed(folder) ? [] : ["the next start has to recover"]),
    ],
  };
}

/** Stops the product by SIGTERM in all its moments. Returns whether no request failed and nothing was left behind. */
export async function stopRounds(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "ninefold-faults-"));
  let begun = 0;
  let wrong = 0;
  try {
    for (const [at, it] of ROUNDS.entries()) {
      const toGroup = at % 2 === 1;
      const { begun: these, faults } = await round(it, folder, toGroup);
      begun += these;
      wrong += faults.length;
      const whom = toGroup ? "its group" : "npm";
      console.log(`  ${it.command} ${it.when}, SIGTERM to ${whom}: ${faults.join("; ") || "as it should"}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${ROUNDS.length} rounds of SIGTERM; requests under way or begun before: ${begun}; faults: ${wrong}`);
  return wrong === 0 && begun > 0;
}
