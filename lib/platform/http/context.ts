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

/** The name, to a limit, of all who came in with a password that several people share: they have as much as an address. */
export const SEVERAL_PEOPLE = "administrators";
