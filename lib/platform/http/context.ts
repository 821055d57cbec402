import type { Locale } from "../i18n/locales";

/** What every operation knows of the request that it serves. */
export interface RequestContext<Actor> {
  readonly requestId: string;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: Date;
  /** The caller's network address, as far as it can be trusted; the key of limits, never logged. */
  readonly address: string;
}
