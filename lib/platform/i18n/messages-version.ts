/** Stands behind `?v=` of message files, so that a new release is fetched anew and an old one is kept. */
export const MESSAGES_VERSION = process.env.NEXT_PUBLIC_MESSAGES_VERSION ?? "dev";
