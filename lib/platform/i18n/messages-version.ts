/** The `?v=` of message files: a new release is fetched again, and an unchanged one comes from the cache. */
export const MESSAGES_VERSION = process.env.NEXT_PUBLIC_MESSAGES_VERSION ?? "dev";
