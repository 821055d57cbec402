/** A request that must reach the server, kept until the server has answered it. */
export interface OutboxEntry {
  /** Names the request for good: put again under the same id, it takes the place of what waits. */
  readonly id: string;
  /** Made anew with every put, so that an answer takes off what was sent and nothing newer. */
  readonly version: string;
  /** Whose it is: it is never sent in another person's session. Null for what is nobody's. */
  readonly userId: string | null;
  readonly method: "POST" | "PATCH";
  readonly path: string;
  readonly body: unknown;
  /** The id of a request that has to be taken before this one, and that takes this one along when it is refused. */
  readonly after: string | null;
  /** Nobody is told when it is refused. */
  readonly silent: boolean;
  /** When it was first put; requests go out in this order. Milliseconds since 1970, as all times here. */
  readonly since: number;
  readonly tries: number;
  /** No try before this time, unless there is news: the connection is back, the page is looked at again. */
  readonly nextTry: number;
  /** No try before this time at all: the server asked for it, or a tab has it in hand. */
  readonly notBefore: number;
}

/** What the caller says of a request; the rest is for the outbox to note. */
export type OutboxRequest = Pick<OutboxEntry, "id" | "userId" | "method" | "path" | "body"> & {
  readonly after?: string;
  readonly silent?: boolean;
};
