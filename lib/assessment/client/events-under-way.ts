/** An event that is on its way to the server, and whose it is. */
export interface EventUnderWay {
  readonly body: { readonly id: string };
  readonly userId: string | null;
}

const KEY = "eventsUnderWay";

const isEvent = (value: unknown): value is EventUnderWay =>
  typeof value === "object" && value !== null && "userId" in value && "body" in value;

function read(): readonly EventUnderWay[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isEvent) : [];
  } catch {
    return [];
  }
}

function write(events: readonly EventUnderWay[]): void {
  try {
    if (events.length > 0) sessionStorage.setItem(KEY, JSON.stringify(events));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage an event lives as long as its page.
  }
}

/** Notes an event before it is sent: a page that is left meanwhile never hears that this failed. */
export const noteUnderWay = (event: EventUnderWay): void => write([...read(), event]);

/** The event has arrived, was refused, or waits in the outbox. */
export const noteSettled = (id: string): void => write(read().filter(({ body }) => body.id !== id));

let taken = false;

/** What earlier pages of this tab were left with, once per page; the server takes each id once. */
export function takeLeftOver(): readonly EventUnderWay[] {
  if (taken) return [];
  taken = true;
  return read();
}
