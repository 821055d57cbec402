/** The server's clock: only this reads the time; operations use `ctx.now`. */
export function now(): Date {
  return new Date();
}
