import type { Locale } from "../i18n/locales";

/** The request as operations see it. */
export interface RequestContext<Actor> {
  readonly requestId: string;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: Date;
  /** The caller's network address, as far as it can be trusted; the key of limits, never logged. */
  readonly address: string;
}
