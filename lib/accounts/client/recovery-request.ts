/** What was typed as address; in memory alone, since it is somebody's. */
let typed: string | null = null;

/** Has the log-in screen, which comes next, open its way to a new password at once. */
export function requestRecovery(email: string): void {
  typed = email;
}

/** The address with which a new password was asked for, once: asking again gives null. */
export function consumeRecovery(): string | null {
  const email = typed;
  typed = null;
  return email;
}
