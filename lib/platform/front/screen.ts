/**
 * Who belongs on a screen: anybody, a signed-in user, an administrator, or a guest, who is nobody's administrator yet.
 */
export type Audience = "any" | "guest" | "user" | "admin";

/** What the front has to know about a screen. */
export interface Screen {
  /** Its address, and its place below `/{language}`. */
  readonly path: `/${string}`;
  readonly audience: Audience;
  /** Where everybody else is sent; a screen for any needs none. */
  readonly otherwise?: `/${string}`;
  /** What it asks the API for before it shows anything: browsers are told to fetch it beside its scripts. */
  readonly firstRequest?: `/api/${string}`;
  /** A word in the query of `/` that means this screen, such as `love` in `/?love=true`. */
  readonly flag?: string;
  /** An address of former times; whatever stands below it shows the page `/legacy{path}`. */
  readonly formerPath?: `/${string}`;
  /** An address that people type for this screen; it leads here. */
  readonly shortPath?: `/${string}`;
}

/** The page of every address that is none of ours: the welcome screen, marked for no search engine. */
export const UNKNOWN_PAGE = "/unknown";
/** Stands before the page that a former address shows. */
export const LEGACY_PREFIX = "/legacy";
