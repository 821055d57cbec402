import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { errorCode } from "@/lib/platform/errors/app-error";
import { wait } from "@/lib/platform/wait";
import { ensureBrowser } from "@/scripts/browser";

const POLL_MS = 100;
/** How long a process group has to end by itself, and then by force. */
const GROUP_END_MS = 10_000;

/** Whose browser opens a page. */
export interface Visitor {
  /** As a `Cookie` header has them. */
  readonly cookies: Readonly<Record<string, string>>;
  /** What the browser remembers. */
  readonly stored: Readonly<Record<string, string>>;
}

/** Sends a signal to all processes of a group; 0 is none. Returns whether there are any. @throws Error when it may not. */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch (error) {
    if (errorCode(error) === "ESRCH") return false;
    throw error;
  }
}

/** Ends all processes of a group, by force after a while, and waits until none is left, or that helps no more. */
async function endGroup(group: number): Promise<void> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    signalGroup(group, signal);
    const end = performance.now() + GROUP_END_MS;
    while (performance.now() < end) {
      if (!signalGroup(group, 0)) return;
      await wait(POLL_MS);
    }
  }
}

/** A browser that Lighthouse is told to use, since it keeps who is signed in. */
export class ToldBrowser {
  private constructor(
    readonly port: string,
    private readonly process: ChildProcess,
    private readonly folder: string,
  ) {}

  /** Starts the browser with a profile of its own, and waits until it can be told something. */
  static async start(): Promise<ToldBrowser> {
    const folder = mkdtempSync(join(tmpdir(), "ninefold-lighthouse-"));
    const args = ["--headless=new", "--no-sandbox", "--remote-debugging-port=0", `--user-data-dir=${folder}`];
    // A group of its own: what is started may be a script that starts the browser, and all of it is to end.
    const options = { stdio: "ignore", detached: true } as const;
    const browser = spawn(ensureBrowser(), [...args, "--no-first-run", "about:blank"], options);
    const note = join(folder, "DevToolsActivePort");
    while (!existsSync(note) || !readFileSync(note, "utf8").includes("\n")) {
      if (browser.exitCode !== null) throw new Error("the browser did not start");
      await wait(POLL_MS);
    }
    return new ToldBrowser(readFileSync(note, "utf8").split("\n")[0] ?? "", browser, folder);
  }

  /** Makes the browser that of somebody, at the origin of an address. */
  async become({ cookies, stored }: Visitor, url: string): Promise<void> {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${this.port}`);
    const context = browser.contexts()[0];
    if (!context) throw new Error("the browser has no profile");
    await context.clearCookies();
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
    const page = await context.newPage();
    await page.goto(new URL("/icon.svg", url).href);
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(stored));
    await page.close();
    await browser.close();
  }

  /** Ends the browser with its helpers, which write into its folder until they end. What was measured is not lost for a folder. */
  async stop(): Promise<void> {
    try {
      if (this.process.pid !== undefined) await endGroup(this.process.pid);
      rmSync(this.folder, { recursive: true, force: true });
    } catch (error) {
      console.warn(`the browser's folder ${this.folder} stays:`, error);
    }
  }
}
