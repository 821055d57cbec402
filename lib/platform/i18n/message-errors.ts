/**
 * What the translator does with a missing or broken message: outside production it throws, so that
 * a test or a developer meets it; in production the reader gets the key's last word on.
 * @throws Error as given, unless in production
 */
export function onMessageError(error: Error): void {
  if (process.env.NODE_ENV !== "production") throw error;
}
