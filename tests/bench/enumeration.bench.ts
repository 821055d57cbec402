import { randomInt, randomUUID } from "node:crypto";
import { atMost, type Bound, row } from "./bound";

const TRIES = 50;
/** Of the two medians, the longer one to the shorter one. */
const RATIO = 1.15;

const address = () => `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;
const somebody = () => `${randomUUID()}@example.org`;
const registration = (email: string) => ({
  email,
  firstName: "Asha",
  lastName: "Verma",
  phoneNumber: "+19876543210",
  password: "seven blue doors",
  submissionTime: new Date().toISOString(),
});

/** What an outsider may ask about an address, each from a network address of its own, as many would. */
const QUESTIONS: readonly { name: string; path: string; body: (email: string) => object }[] = [
  { name: "login", path: "login", body: (email) => ({ email, password: "not the password" }) },
  { name: "register", path: "register", body: registration },
  { name: "forgot-password", path: "forgot-password", body: (email) => ({ email }) },
];

async function timeRequest(product: string, path: string, body: object): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${product}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address() },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  const time = performance.now() - start;
  if (response.status >= 429) throw new Error(`${path} answered ${response.status}`);
  return time;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Known and unknown addresses in turn, the first of each two by lot: a slow moment falls on both. */
async function compare(product: string, path: string, body: (email: string) => object, known: readonly string[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let warm = 0; warm < 5; warm += 1) await timeRequest(product, path, body(somebody()));
  for (const email of known) {
    const turns = [["known", email] as const, ["unknown", somebody()] as const];
    if (randomInt(2) === 1) turns.reverse();
    for (const [which, asked] of turns) times[which].push(await timeRequest(product, path, body(asked)));
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

/** Whether the time of an answer tells if an address has an account; the server has to trust one proxy. */
export async function enumeration(product: string): Promise<readonly Bound[]> {
  const known = Array.from({ length: TRIES }, somebody);
  for (const email of known) await timeRequest(product, "register", registration(email));
  console.log(`\nEnumeration: ${TRIES} known and ${TRIES} unknown addresses in turn; medians in ms`);
  console.log(row("", ["known", "unknown", "ratio"]));
  const bounds: Bound[] = [];
  for (const { name, path, body } of QUESTIONS) {
    const times = await compare(product, path, body, known);
    const ratio = Math.max(times.known, times.unknown) / Math.min(times.known, times.unknown);
    console.log(row(name, [times.known.toFixed(1), times.unknown.toFixed(1), ratio.toFixed(3)]));
    bounds.push(atMost(`medians of ${name} for known and unknown addresses`, ratio, RATIO));
  }
  return bounds;
}
