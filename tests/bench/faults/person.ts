import { randomInt, randomUUID } from "node:crypto";
import { fullRun } from "@/tests/support/sample-runs";

/** What a server said that it had kept, for one person. */
export interface Acknowledged {
  userId?: string;
  /** The run that was saved as a draft, in full. */
  draftRunId?: string;
  assessmentId?: string;
  reportId?: string;
}

/** A browser of one person: an address of its own unless it is given one, and the cookies that it was given. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly address = [10, randomInt(256), randomInt(256), 1 + randomInt(254)].join("."),
  ) {}

  /** The cookies as a request carries them. */
  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Sends JSON. @throws TypeError when the server is away, Error when it refuses. */
  async send(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const cookie = this.cookieHeader();
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { "content-type": "application/json", "x-forwarded-for": this.address, cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }
}

interface NewPerson {
  readonly email: string;
  readonly runId: string;
}

/** Somebody who is about to register. */
export const newPerson = (): NewPerson => ({ email: `${randomUUID()}@example.org`, runId: randomUUID() });

const PASSWORD = "seven blue doors";

/** Signs somebody in who registered. */
export const signIn = (browser: Browser, email: string) =>
  browser.send("POST", "/api/auth/login", { email, password: PASSWORD });

/** Registers somebody in this browser. */
export function register(browser: Browser, email: string) {
  return browser.send("POST", "/api/auth/register", {
    email,
    firstName: "Asha",
    lastName: "Verma",
    phoneNumber: "+19876543210",
    password: PASSWORD,
    submissionTime: new Date().toISOString(),
    website: "",
    company: "",
    url: "",
  });
}

/** The `Cookie` header of somebody who has just registered. */
export async function registered(url: string): Promise<string> {
  const browser = new Browser(url);
  await register(browser, newPerson().email);
  return browser.cookieHeader();
}

/**
 * Registers, saves a run, completes it and keeps its report; writes into `acknowledged` what the server
 * confirmed, at the moment when it did. @throws when the server goes away.
 */
export async function walkThrough(browser: Browser, { email, runId }: NewPerson, acknowledged: Acknowledged) {
  const answer = await register(browser, email);
  const userId = (answer.user as { id: string }).id;
  acknowledged.userId = userId;
  const assessmentData = fullRun(4, runId, Date.UTC(2026, 0, 1));
  await browser.send("PATCH", `/api/users/${userId}`, { assessmentData });
  acknowledged.draftRunId = runId;
  await browser.send("POST", "/api/assessment/complete", { reportType: "love", reportAccess: null, assessmentData });
  acknowledged.assessmentId = runId;
  const { report } = await browser.send("POST", "/api/reports", {
    userId,
    reportType: "love",
    personalityType: "Type 4",
    reportData: { assessmentId: runId },
  });
  acknowledged.reportId = (report as { id: string }).id;
}
